// Which test holds which line about money. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'

export const money: Promised[] = [
  {
    what: 'One way of paying is alive',
    file: 'server/capabilities/payments/two-ways.api.test.ts',
    title: 'another way that is chosen while a card is begun leaves nothing of the card to pay',
  },
  {
    what: 'A fee that was paid voids every other way',
    file: 'server/capabilities/payments/two-ways.api.test.ts',
    title: 'a fee that was paid voids the code that is still alive',
  },
  {
    what: 'A paper receipt counts once',
    file: 'server/capabilities/payments/two-ways.api.test.ts',
    title: 'one paper receipt is recorded for one payment',
  },
  {
    what: 'A request that is taken up again keeps its money',
    file: 'server/capabilities/payments/taken-up.api.test.ts',
    title: 'a request that is taken up again keeps what was paid',
  },
  {
    what: 'Parts on two references pay together',
    file: 'server/capabilities/payments/money-back.api.test.ts',
    title: 'two parts on two references of transfers are booked, and together they pay',
  },
  {
    what: 'A declined refund counts as nothing',
    file: 'server/capabilities/payments/money-back.api.test.ts',
    title: 'a declined refund counts as nothing',
  },
  {
    what: 'A part that goes back does not count',
    file: 'server/capabilities/payments/money-back.api.test.ts',
    title: 'a part that goes back leaves the payment to be paid',
  },
  {
    what: 'A refund has tries',
    file: 'server/capabilities/payments/money-back.api.test.ts',
    title: 'a refund that the provider fails late is carried out by another try',
  },
  {
    what: 'A request that ends returns its money',
    file: 'server/capabilities/payments/money-back.api.test.ts',
    title: 'what was paid for a request that its applicant then cancels is queued to go back',
  },
  {
    what: 'Two people for each refund',
    file: 'server/capabilities/payments/money-back.api.test.ts',
    title: 'whoever recorded money of a payment does not approve that it goes back',
  },
  {
    what: 'A code after a declined card',
    file: 'journeys/payments.spec.ts',
    title: 'P7: after a declined card a payment code appears, and stays after a reload',
  },
]
