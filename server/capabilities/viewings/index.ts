// Who looked at a person's data.

export type { Look, Viewings } from './viewings.ts'
