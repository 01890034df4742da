// Events that people can cause without end. The first of a window stands in the audit at once; the others are counted,
// and their sum stands there once the window is over. So the audit grows with the time and the networks, not with the tries.

import type { AuditLook } from '@bawaba/contract/audit-kinds.ts'
import type { Whole } from '../../platform/database/index.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Audit } from './audit.ts'
import type { Counted, CountedStore } from './counted-store.ts'
import type { AuditEvent } from './entry.ts'

const windowMs = 15 * 60_000
/** Rows of one transaction. */
const batch = 100

type Dependencies = {
  store: CountedStore
  audit: Audit
  whole: Whole
  clock: () => Date
}

/** Whose tries are counted together: a person's, where it is known whose or by whom; else those of a network. */
const subjectOf = ({ kind, subjectId, actorId, address = '', detail }: AuditEvent<AuditLook>): string =>
  `${kind} ${subjectId ?? actorId ?? networkOf(address)} ${JSON.stringify(detail ?? {})}`

const sumOf = ({ event, beganAt, newestAt, counts }: Counted): AuditEvent<AuditLook>[] => {
  const each = Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1))
  const times = each.reduce((sum, [, count]) => sum + count, 0)
  if (times === 0) return []
  const codes = each.map(([code, count]) => `${code} ${count}`).join(', ')
  return [{ ...event, detail: { ...event.detail, from: beganAt, until: newestAt, times, codes } }]
}

export const createCounted = ({ store, audit, whole, clock }: Dependencies) => ({
  /** Writes an event down; `code` is how it was answered, which may differ from one to the next. */
  record: (event: AuditEvent<AuditLook>, code: string): Promise<void> =>
    whole(async () => {
      const now = clock()
      const windowEndsAt = new Date((Math.floor(now.getTime() / windowMs) + 1) * windowMs)
      const isFirst = await store.count({ subject: subjectOf(event), windowEndsAt, event, code, now })
      if (isFirst) await audit.record({ ...event, detail: { ...event.detail, code } })
    }),

  isDue: () => store.isOver(clock()),

  /** Writes the sums of what is over. */
  add: async (): Promise<void> => {
    for (;;) {
      const count = await whole(async () => {
        const over = await store.take(clock(), batch)
        await audit.record(...over.flatMap(sumOf))
        return over.length
      })
      if (count < batch) return
    }
  },
})
export type AuditOfStrangers = Pick<ReturnType<typeof createCounted>, 'record'>
