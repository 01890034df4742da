// Units among the things that can be reserved: offered with the ways in which each is paid, withdrawn, and locked while they
// change.

import { lockOffered, offer, stopOffering } from '@bawaba/server/capabilities/reservations/index.ts'
import type { Queries } from '@bawaba/server/platform/database/index.ts'
import type { PaymentMethod } from '../../unit.ts'

const kind = 'unit'
/** The channels of payments by which a reservation of a unit is paid; all where it is null. */
const channels = {
  online: ['card', 'payment-code'],
  transfer: ['bank'],
  both: null,
} as const satisfies Record<PaymentMethod, readonly string[] | null>

export type OfferedUnit = {
  code: string
  project: string
  country: string | null
  paymentMethod: PaymentMethod
  opensAt: Date | null
}

export const offers = {
  lock: (queries: Queries, codes: readonly string[]) => lockOffered(queries, kind, codes),
  open: (queries: Queries, units: readonly OfferedUnit[]) =>
    offer(
      queries,
      kind,
      units.map(({ code, project, country, paymentMethod, opensAt }) => ({
        code,
        lot: project,
        country,
        opensAt,
        channels: channels[paymentMethod],
      })),
    ),
  close: (queries: Queries, codes: readonly string[]) => stopOffering(queries, kind, codes),
}
export type Offers = typeof offers
