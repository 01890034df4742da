// What is done outside for a request, as its readers see it: each deed with how it stands, the oldest first.

import type { OutsideDeed } from '@bawaba/contract/entities/request.ts'
import type { Deliveries } from '@bawaba/forms/delivery.ts'
import type { HistoryRecord } from '../row.ts'
import type { OwingNow } from './deliver-store.ts'

/** `status`: where it is owed; `revision` names it. */
type Followed = OutsideDeed & { name: string; status: string | undefined; revision: number; isLeft: boolean }

/**
 * The history is the newest first. A deed that was left before the other side answered is shown while it waits for the answer,
 * and once it has one; one that was never done is not shown.
 */
export const deedsOf = (
  history: readonly HistoryRecord[],
  owing: OwingNow | null,
  deliveries: Deliveries = new Map(),
): OutsideDeed[] => {
  const deeds: Followed[] = []
  const waiting = new Set(owing?.left.map(({ revision }) => revision))
  for (const { at, detail } of history.toReversed()) {
    const { deedRevision } = detail
    const last = deeds.at(-1)
    const answered =
      deedRevision === undefined ? last : deeds.find(({ revision }) => revision === deedRevision)
    if (answered?.state === 'owed' && detail.deed === answered.name) {
      answered.state = detail.deedOutcome === 'refused' ? 'refused' : 'confirmed'
      answered.at = at.toISOString()
      if (detail.reason) answered.reason = detail.reason
    } else if (last?.state === 'owed' && detail.from === last.status && detail.to !== undefined)
      last.isLeft = true
    const kind = detail.owes === undefined ? undefined : deliveries.get(detail.owes)
    if (kind)
      deeds.push({
        name: kind.name,
        status: detail.to,
        revision: detail.owesRevision ?? at.getTime(),
        isLeft: false,
        by: kind.by,
        deed: kind.deed,
        state: 'owed',
        at: at.toISOString(),
      })
  }
  return deeds
    .filter(({ state, isLeft, revision }) => state !== 'owed' || !isLeft || waiting.has(revision))
    .map(({ name: _, status: __, revision: ___, isLeft: ____, ...deed }) =>
      deed.state === 'owed' && owing?.isUnanswered ? { ...deed, isUnanswered: true as const } : deed,
    )
}
