// Who looked at a person's data.

export { viewingRoutes } from './routes.ts'
export { viewingsStore } from './store.ts'
export { createViewings, type Look, type Viewings } from './viewings.ts'
