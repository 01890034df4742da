// What is done outside for a request, as its readers see it: each deed with how it stands, the oldest first.

import type { OutsideDeed } from '@bawaba/contract/entities/request.ts'
import type { Deliveries } from '@bawaba/forms/delivery.ts'
import type { HistoryRecord } from '../row.ts'

/** `status`: where it is owed; `owedAt`: the moment that names it. */
type Followed = OutsideDeed & { name: string; status: string | undefined; owedAt: number; isLeft: boolean }

/**
 * The history is the newest first. A deed that was left before the other side answered is shown while it waits for the answer,
 * and once it has one; one that was never done is not shown.
 */
export const deedsOf = (
  history: readonly HistoryRecord[],
  leftDeeds: readonly { at: number }[],
  deliveries: Deliveries = new Map(),
): OutsideDeed[] => {
  const deeds: Followed[] = []
  const waiting = new Set(leftDeeds.map(({ at }) => at))
  for (const { at, detail } of history.toReversed()) {
    const { deedAt } = detail
    const last = deeds.at(-1)
    const answered =
      deedAt === undefined
        ? last
        : deeds.findLast(({ owedAt, state }) => owedAt === deedAt && state === 'owed')
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
        owedAt: at.getTime(),
        isLeft: false,
        by: kind.by,
        deed: kind.deed,
        state: 'owed',
        at: at.toISOString(),
      })
  }
  return deeds
    .filter(({ state, isLeft, owedAt }) => state !== 'owed' || !isLeft || waiting.has(owedAt))
    .map(({ name: _, status: __, owedAt: ___, isLeft: ____, ...deed }) => deed)
}
