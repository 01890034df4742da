// What changes, told to open pages as it changes, over all servers.

export type { Events } from './events.ts'
export type { Happening } from './happening.ts'
