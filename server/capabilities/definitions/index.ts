// Definitions of services being worked on: saved, checked, published.

export { createDefinitions, vanishedStates } from './definitions.ts'
export { publicationOf } from './publication.ts'
export { definitionRoutes } from './routes.ts'
export { definitionsStore } from './store.ts'
