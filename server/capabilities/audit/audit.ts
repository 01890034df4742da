// Records what happened. A row is bound to the one before it in its stream by a hash over both, so that a row that is
// altered, deleted, moved or cut off afterwards is found.

import { type AuditEvent, canonical, entryOf } from './entry.ts'
import type { AuditStore } from './store.ts'

export const createAudit = ({ store, clock }: { store: Pick<AuditStore, 'append'>; clock: () => Date }) => ({
  /** Writes an event; its stream is the part of its kind before the dot. */
  record: (event: AuditEvent): Promise<void> => {
    const entry = entryOf(event, clock())
    return store.append(event.kind.split('.')[0] as string, entry, canonical(entry))
  },
})
export type Audit = ReturnType<typeof createAudit>
