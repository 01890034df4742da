// More rows about money: what two people of finance do, and what follows a correction.

import type { Promised } from './hardening-personal.ts'

export const moneySecond: Promised[] = [
  {
    what: 'A corrected surplus is asked back in its new amount',
    file: 'server/capabilities/payments/reconcile.api.test.ts',
    title: 'a surplus that is corrected to less is asked back in its new amount',
  },
  {
    what: 'Two waiting notices of one event are both looked at',
    file: 'server/capabilities/payments/known-money.api.test.ts',
    title: 'two notices of one event that wait with different amounts are both looked at',
  },
  {
    what: 'A void takes two people',
    file: 'server/capabilities/payments/bookings/bookings.api.test.ts',
    title:
      'what is due, or differs by a charge of the bank, is booked by one; more waits for another, who is notified',
  },
]
