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
  {
    what: 'A receipt at an office takes two people, and its request waits for the second',
    file: 'server/capabilities/payments/bookings/office.api.test.ts',
    title:
      'one officer alone pays nobody’s request: it is recorded, waits, and goes on once another has confirmed it',
  },
  {
    what: 'What has no amount in pounds is accepted by two',
    file: 'server/capabilities/payments/bookings/odd-lines.api.test.ts',
    title: 'a line in another currency, and one that cannot be read, are accepted by two',
  },
  {
    what: 'An approval counts for the amount it saw',
    file: 'server/capabilities/payments/bookings/odd-lines.api.test.ts',
    title:
      'a refund was approved in the amount that was owed then: corrected, what is owed now is approved anew',
  },
]
