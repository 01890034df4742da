// What is done outside for a request, as its readers see it: each deed with how it stands, the oldest first.

import type { OutsideDeed } from '@bawaba/contract/entities/request.ts'
import type { Deliveries } from '@bawaba/forms/delivery.ts'
import type { HistoryRecord } from '../row.ts'

/** `status`: where it is owed. */
type Followed = OutsideDeed & { name: string; status: string | undefined }

/** The history is the newest first. What was owed in a state that was left before the other side answered is not shown. */
export const deedsOf = (
  history: readonly HistoryRecord[],
  deliveries: Deliveries = new Map(),
): OutsideDeed[] => {
  const deeds: Followed[] = []
  for (const { at, detail } of history.toReversed()) {
    const last = deeds.at(-1)
    if (last?.state === 'owed' && detail.deed === last.name) {
      last.state = detail.deedOutcome === 'refused' ? 'refused' : 'confirmed'
      last.at = at.toISOString()
      if (detail.reason) last.reason = detail.reason
    } else if (last?.state === 'owed' && detail.from === last.status && detail.to !== undefined) deeds.pop()
    const kind = detail.owes === undefined ? undefined : deliveries.get(detail.owes)
    if (kind)
      deeds.push({
        name: kind.name,
        status: detail.to,
        by: kind.by,
        deed: kind.deed,
        state: 'owed',
        at: at.toISOString(),
      })
  }
  return deeds.map(({ name: _, status: __, ...deed }) => deed)
}
