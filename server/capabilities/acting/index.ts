// Acting for another person: an agent, or an employee who files for a citizen, with a permission given by a code.

export type { ActingCapability } from './acting.ts'
export { actingStore } from './store.ts'
