// Records what happened. A row is bound to the one before it in its stream by a hash over both, so that a row that is
// altered, deleted, moved or cut off afterwards is found.

import { type AuditEvent, canonical, entryOf } from './entry.ts'
import type { AuditStore } from './store.ts'

/** Areas in which everybody writes at once: their people are spread over so many streams that nobody queues for long. */
const busy = new Set(['session'])

/** The part of the kind before the dot; in a busy area a stream for one person in sixteen. */
const streamOf = ({ kind, subjectId, actorId }: AuditEvent): string => {
  const area = kind.slice(0, kind.indexOf('.'))
  const person = (subjectId ?? actorId)?.toLowerCase()
  return busy.has(area) && person ? `${area}/${person.slice(-1)}` : area
}

export const createAudit = ({ store, clock }: { store: Pick<AuditStore, 'append'>; clock: () => Date }) => ({
  /** Writes an event at the end of its stream. */
  record: (event: AuditEvent): Promise<void> => {
    const entry = entryOf(event, clock())
    return store.append(streamOf(event), entry, canonical(entry))
  },
})
export type Audit = ReturnType<typeof createAudit>
