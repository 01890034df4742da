// Which keys the database depends on, and what is sealed by which: checked at every start, and resealed by a command.

export { assertKeys, missingKeys } from './check.ts'
export { documentsStore, sealedDocuments } from './documents-store.ts'
export { createReseal } from './reseal.ts'
export { keysStore, sealedColumns } from './store.ts'
