// Files: uploading, checking, keeping and handing out. Requests and drafts ask here what an answer may hold.

export { createFiles, type Files } from './files.ts'
export { disposition } from './links.ts'
export { createParts } from './parts.ts'
export { createQuarantine } from './quarantine.ts'
export { createResumable } from './resumable.ts'
export { fileRoutes } from './routes.ts'
export { attachSql, filesStore, lockFilesSql } from './store.ts'
