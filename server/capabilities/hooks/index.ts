// A service's own scripts: what they are told, what their answers mean, and what happens when they fail.

export { contextOf, type Subject } from './context.ts'
export type { Handled, Scripts, ScriptsOf } from './handler.ts'
export { createHooks, type Hooks } from './hooks.ts'
export { feesView } from './money.ts'
export type { Fees } from './shapes.ts'
export { freePlacesOf, freePlacesSql, isPlaceTaken, takePlacesSql } from './slot-store.ts'
export { takenText } from './slots.ts'
