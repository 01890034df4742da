// Records what happened. A row is bound to the one before it in its stream by a hash over both, so that a row that is
// altered, deleted, moved or cut off afterwards is found. What changes something is a deed: its row is written with it, or
// neither is.

import type { AuditLook } from '@bawaba/contract/audit-kinds.ts'
import { inSavepoint, type LockingQueries, type Queries } from '../../platform/database/index.ts'
import { type AuditEvent, canonical, entryOf } from './entry.ts'
import { auditStore } from './store.ts'

/**
 * Areas in which everybody writes at once: their people are spread over so many streams that nobody queues for long.
 * By how many of the last hexadecimal digits of the person: 1 makes 16 streams, 2 make 256. With one stream for all
 * looks 45.2 % of the busy connections of 32 writers waited on its row, with 16 streams 10.5 % and 20.0 % in two runs on a
 * shared machine, with 256 7.0 %.
 */
const busy = new Map([
  ['session', 1],
  ['factor', 1],
  ['acting', 1],
  ['people', 1],
  ['person', 1],
  ['request', 2],
])

/** The part of the kind before the dot; in a busy area a stream for some of the people. */
const streamOf = ({ kind, subjectId, actorId }: AuditEvent): string => {
  const area = kind.slice(0, kind.indexOf('.'))
  const person = (subjectId ?? actorId)?.toLowerCase()
  const digits = busy.get(area)
  return digits && person ? `${area}/${person.slice(-digits)}` : area
}

/** All of some events are committed when this resolves, or none is. */
const writerOf = (queries: Queries, clock: () => Date) => {
  const store = auditStore(queries)
  return async (...events: readonly AuditEvent[]): Promise<void> => {
    const now = clock()
    const placed = events.map(event => {
      const entry = entryOf(event, now)
      return { stream: streamOf(event), entry, text: canonical(entry) }
    })
    if (placed.length > 0) await store.append(placed)
  }
}

/** Writes the rows of a deed at the ends of their streams, in the transaction of the deed. */
export type RecordDeed = (...events: readonly AuditEvent[]) => Promise<void>

export const createAudit = ({ database, clock }: { database: LockingQueries; clock: () => Date }) => ({
  /** Writes events that changed nothing at the ends of their streams. */
  record: (...events: readonly AuditEvent<AuditLook>[]): Promise<void> =>
    writerOf(database, clock)(...events),

  /**
   * Does something and records it in one transaction: when this resolves both are committed, when it fails neither is.
   * `work` may run twice, so it does nothing but queries; what calls outside or takes long comes before or after it.
   * `limits` are those of its transaction; a transaction of a store within it is a part of it, which can fail
   * and be caught, and has none of its own.
   */
  deed: <Result>(
    work: (queries: LockingQueries, record: RecordDeed) => Promise<Result>,
    limits?: Parameters<LockingQueries['transaction']>[1],
  ): Promise<Result> =>
    database.transaction(queries => {
      const transaction: LockingQueries['transaction'] = (inner, own) => {
        if (own) throw new Error('Name the limits of a deed, not those of a transaction within it')
        return inSavepoint(queries, inner)
      }
      return work({ ...queries, transaction }, writerOf(queries, clock))
    }, limits),
})
export type Audit = ReturnType<typeof createAudit>
