// The audit: who did what to whom, in chains that show every later change.

export { type Audit, createAudit, type RecordDeed } from './audit.ts'
export type { AuditOfStrangers } from './counted.ts'
export { type AuditDetail, type AuditEvent, eventOfSelf } from './entry.ts'
export { headsFolder, readHeads, writeHeads } from './heads.ts'
export { auditStore } from './store.ts'
export { verdictText } from './verdict.ts'
export { verifyAudit } from './verify.ts'
