// Drafts: what people typed and have not sent.

export { createDrafts } from './drafts.ts'
export { draftRoutes } from './routes.ts'
export { sealStoredDrafts } from './seal-stored.ts'
export { draftsStore } from './store.ts'
