// Filters of the inbox that staff keep under a name.

export { savedViewRoutes } from './routes.ts'
export { createSavedViews } from './saved-views.ts'
export { savedViewsStore } from './store.ts'
