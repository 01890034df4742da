// Filters of the inbox, and reports, that staff keep under a name.

export { createSavedViews, type SavedViews } from './saved-views.ts'
export { savedViewsStore } from './store.ts'
