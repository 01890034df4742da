// Drafts: what people typed and have not sent.

export type { Drafts, FormRef } from './drafts.ts'
export { sealStoredDrafts } from './seal-stored.ts'
export { draftsStore } from './store.ts'
