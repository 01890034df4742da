// Acting for another person: an agent, or an employee who files for a citizen, with a permission given by a code.

export { createActing } from './acting.ts'
export { actingRoutes } from './routes.ts'
export { actingStore } from './store.ts'
