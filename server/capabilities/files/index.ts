// Files: uploading, checking, keeping and handing out. Requests and drafts ask here what an answer may hold.

export type { Files } from './files.ts'
export { disposition } from './links.ts'
export { attachSql, type FileOwner, lockFilesSql, type OfStaff } from './store.ts'
