// Tells whoever starts the portal what the release supplies that did not come into force.

import type { WriteEvent } from '../../platform/log/events.ts'
import type { SupplyNotice } from './items.ts'

type Reporting = { report(line: string): void; log: WriteEvent }

const sentences = {
  waiting: 'A newer supplied version is waiting, because what is in force was changed here',
  unaccepted:
    'Waiting for a yes, because who may apply, a fee or a category would change (npm run services -- accept)',
  older: 'A newer release supplied newer versions; they stay in force',
} as const satisfies Record<SupplyNotice['outcome'], string>
const events = {
  waiting: 'supply.version_waiting',
  unaccepted: 'supply.version_unaccepted',
  older: 'supply.version_older',
} as const satisfies Record<SupplyNotice['outcome'], string>

export const reportSupply = (notices: readonly SupplyNotice[], { report, log }: Reporting): void => {
  for (const { kind, key, outcome } of notices) log(events[outcome], { kind, key })
  for (const outcome of ['unaccepted', 'waiting', 'older'] as const) {
    const names = notices
      .filter(notice => notice.outcome === outcome)
      .map(({ kind, key }) => `${kind} ${key}`)
    if (names.length > 0) report(`  ${sentences[outcome]}: ${names.join(', ')}`)
  }
}
