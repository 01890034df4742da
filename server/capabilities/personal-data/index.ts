// A person's data: all of it to take along, and what becomes of it when it is erased.

export { verdicts } from './verdicts.ts'
