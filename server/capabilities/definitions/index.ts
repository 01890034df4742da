// Definitions of services being worked on: saved, checked, published.

export { vanishedStates } from './definitions.ts'
export { publicationOf } from './publication.ts'
export { definitionsStore } from './store.ts'
export { switchOf } from './switches.ts'
