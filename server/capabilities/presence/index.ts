// Who else has a request open.

export { createPresence } from './presence.ts'
export { presenceRoutes } from './routes.ts'
export { presenceStore } from './store.ts'
