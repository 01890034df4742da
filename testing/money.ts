// Which test holds which line about money. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'
import { moneySecond } from './money-second.ts'

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
  {
    what: 'Paid in time keeps the request, whatever was away',
    file: 'programmes/housing/server/paid-in-time.api.test.ts',
    title: 'paid, and the portal was away over the end: it is theirs',
  },
  {
    what: 'Paid after the end goes back',
    file: 'programmes/housing/server/paid-in-time.api.test.ts',
    title: 'paid after the end, while the portal was away: it lapses, and the money goes back',
  },
  {
    what: 'A request waits for a provider that is away',
    file: 'server/capabilities/payments/may-end.api.test.ts',
    title: 'a provider that is away is asked with pauses, and another request ends meanwhile',
  },
  {
    what: 'A paid request is not moved by a timer',
    file: 'server/capabilities/payments/paid-stuck.api.test.ts',
    title: 'a timer neither bills a request again that is paid nor cancels it, and staff find it',
  },
  {
    what: 'Owed deliveries do not end',
    file: 'programmes/electricity/server/bills/bills.api.test.ts',
    title:
      'a paid bill whose company is away for days is tried until it arrives, and staff are told each day',
  },
  {
    what: 'No officer states that money went back',
    file: 'programmes/electricity/server/bills/bills.api.test.ts',
    title:
      'two people pay the same bill: it is recorded once, and the other’s money goes to the refunds at once',
  },
  {
    what: 'A transfer is booked whenever it arrives',
    file: 'server/capabilities/payments/by-hand.api.test.ts',
    title: 'a transfer that ran out without a proof is booked when it arrives',
  },
  {
    what: 'A proof under review asks before another way',
    file: 'server/capabilities/payments/by-hand.api.test.ts',
    title: 'whoever sent a proof is asked before they pay another way; both arrive, and one goes back',
  },
  {
    what: 'Late money is told',
    file: 'server/capabilities/payments/by-hand.api.test.ts',
    title: 'money that arrives after a request ended is received, told, refunded and told',
  },
  {
    what: 'Payments are found by reference, name and amount',
    file: 'server/capabilities/payments/finding.api.test.ts',
    title: 'a payment is found by the reference of an open or a former attempt, and by its code',
  },
  {
    what: 'A refund by hand is told once it was sent',
    file: 'server/capabilities/payments/hand-refunds.api.test.ts',
    title:
      'a refund by hand is told as given back only once it was sent, and again if the bank sends it back',
  },
  {
    what: 'A wrong record is voided and recorded again',
    file: 'server/capabilities/payments/hand-refunds.api.test.ts',
    title: 'a wrong receipt of the office is voided, told, and recorded again, under the same number too',
  },
  {
    what: 'No index refuses news of money',
    file: 'server/capabilities/payments/late-news.api.test.ts',
    title: 'a first payment is corrected to never received while a second one of its request is open',
  },
  {
    what: 'Corrected hides no money',
    file: 'server/capabilities/payments/corrected.api.test.ts',
    title: 'corrected, and the line comes after all: the difference is there, and recording it pays again',
  },
  {
    what: 'Lines of one transaction are added up',
    file: 'server/capabilities/payments/reconcile.api.test.ts',
    title: 'lines of one transaction are added up, and each of the others is compared',
  },
  {
    what: 'No day is skipped',
    file: 'server/capabilities/payments/reconcile.api.test.ts',
    title: 'days that nobody answered about are closed once somebody does',
  },
  {
    what: 'Money that a backup does not know',
    file: 'server/capabilities/payments/reconcile.api.test.ts',
    title:
      'after a restore the days since the backup are closed, and money that the backup does not know is found',
  },
  {
    what: 'Statements of the bank',
    file: 'server/capabilities/payments/statement-import.api.test.ts',
    title: 'a statement: previewed, booked where reference and amount agree, and once',
  },
  {
    what: 'Draws of a hundred thousand people',
    file: 'programmes/housing/server/large-draw.api.test.ts',
    title:
      'a hundred thousand people are drawn, as the published rule says, and calls are answered meanwhile',
  },
  {
    what: 'Lanes of jobs',
    file: 'server/platform/jobs/jobs.api.test.ts',
    title: 'deliveries that hang, and providers that do not answer, keep nothing else waiting',
  },
  {
    what: 'One item that fails rests by itself',
    file: 'server/capabilities/payments/paid-stuck.api.test.ts',
    title: 'one payment that cannot be followed up rests by itself: who pays meanwhile goes on at once',
  },
  {
    what: 'Exchanges do not wait in a circle',
    file: 'programmes/housing/server/swap.api.test.ts',
    title: 'each has what they wanted, and nobody waits in a circle',
  },
  {
    what: 'A way to pay is held to the limit of the service',
    file: 'programmes/housing/server/late-money.api.test.ts',
    title: 'no way to pay keeps a unit longer than the service allows, however often one is chosen',
  },
  {
    what: 'Holds, turns and sales',
    file: 'programmes/housing/server/turns.api.test.ts',
    title:
      'a sale ends the holds from before it; a hold that was taken in a turn lasts as long as it says, and serves once',
  },
  {
    what: 'Reserving and cancelling counts like holding',
    file: 'programmes/housing/server/reservations.api.test.ts',
    title: 'reserving and cancelling counts like holding, and sendings that fail keep nothing for long',
  },
  {
    what: 'Random lives, by three books',
    file: 'server/lives/lives.api.test.ts',
    title: 'lives: received is kept, refunded, queued or waits for somebody, and is told as it is',
  },
  {
    what: 'Money paid in time on a former reference',
    file: 'server/capabilities/payments/may-end.api.test.ts',
    title: 'money on a former reference that nobody told of keeps a request',
  },
  {
    what: 'Late money hides no money paid in time',
    file: 'server/capabilities/payments/may-end.api.test.ts',
    title: 'money that came too late does not hide money that came in time',
  },
  {
    what: 'An approval and a taking up',
    file: 'server/capabilities/payments/taken-up.api.test.ts',
    title: 'a refund that is approved as the request is taken up goes back, or is not approved: never both',
  },
  {
    what: 'A kept fee is not billed again',
    file: 'server/capabilities/payments/taken-up.api.test.ts',
    title: 'a fee whose money was kept is not billed a second time: the request goes on',
  },
  {
    what: 'One person never sends a refund twice',
    file: 'server/capabilities/payments/hand-refunds.api.test.ts',
    title: 'one person alone never sends a refund twice',
  },
  {
    what: 'A voided record lets other money pay',
    file: 'server/capabilities/payments/hand-refunds.api.test.ts',
    title: 'what was paid twice because of a wrong record pays once',
  },
  {
    what: 'A refund whose provider stays away',
    file: 'server/capabilities/payments/refund-away.api.test.ts',
    title: 'a refund whose provider stays away is told to finance daily until it is done',
  },
  {
    what: 'A done request without its money',
    file: 'server/capabilities/payments/corrected.api.test.ts',
    title: 'of a request that is done without the money, supervisors and finance are told once',
  },
  {
    what: 'A provider that left the settings',
    file: 'server/capabilities/payments/may-end.api.test.ts',
    title: 'a provider that left the settings is named as what a request waits for',
  },
  {
    what: 'A bound on amounts recorded by hand',
    file: 'server/capabilities/payments/by-hand.api.test.ts',
    title: 'a slip of the hand is refused',
  },
  {
    what: 'A statement of another account',
    file: 'server/capabilities/payments/statement-import.api.test.ts',
    title: 'the statement of another account is refused',
  },
  {
    what: 'A refund by hand on screen',
    file: 'journeys/finance-hand.spec.ts',
    title: 'a refund by hand is asked for, approved, sent to an account, returned by the bank and sent again',
  },
  {
    what: 'A void on screen',
    file: 'journeys/finance-hand.spec.ts',
    title: 'a wrong record of the office is voided with a reason',
  },
  {
    what: 'A statement of 300 lines',
    file: 'server/capabilities/payments/long-statement.api.test.ts',
    title: 'a statement of 300 lines of which 20 are odd is closed',
  },
  {
    what: 'Differences in pages',
    file: 'server/capabilities/payments/long-statement.api.test.ts',
    title: 'the list of differences has a page for each 25',
  },
  {
    what: 'Providers that left the settings are asked less and less',
    file: 'server/capabilities/payments/left-gateway.api.test.ts',
    title: 'an attempt whose provider left the settings is asked about with growing pauses',
  },
  {
    what: 'Differences of one account and some days',
    file: 'server/capabilities/payments/long-statement.api.test.ts',
    title: 'differences are read, and counted, of one account and of the days between two',
  },
  {
    what: 'Who may do what with a refund',
    file: 'server/capabilities/payments/hand-refunds.api.test.ts',
    title: 'a refund says to each reader what they may not do with it',
  },
  {
    what: 'An adapter keeps its word about what it cancels',
    file: 'server/capabilities/payments/gateway-contract.ts',
    title: 'what is said to be cancelled is paid by nobody afterwards',
  },
  {
    what: 'No adapter without its contract',
    file: 'server/capabilities/payments/gateways/held.test.ts',
    title: 'an adapter without the contract test is found',
  },
  {
    what: 'A provider that signs in the query',
    file: 'server/capabilities/payments/paymob-paid.api.test.ts',
    title: 'a notice that is signed in its query counts',
  },
  {
    what: 'A payer who comes back by a link or a form',
    file: 'server/capabilities/payments/paymob-paid.api.test.ts',
    title: 'a payer who is sent back by GET or by a form is led on',
  },
  {
    what: 'A refund by the provider’s own id',
    file: 'server/capabilities/payments/paymob-paid.api.test.ts',
    title: 'own id of it, whole and once',
  },
  {
    what: 'Money inserts answer what they did',
    file: 'server/capabilities/payments/known-money.api.test.ts',
    title: 'an event of money is added, the same, or different',
  },
  {
    what: 'Each act in each status',
    file: 'server/capabilities/payments/states.test.ts',
    title: 'what money, paying, the office, a transfer and giving back make of it',
  },
  {
    what: 'A month is closed from its days',
    file: 'server/capabilities/payments/periods/periods.api.test.ts',
    title: 'a month with an open day says which days are open and why',
  },
  {
    what: 'A month equals the ledger',
    file: 'server/capabilities/payments/periods/periods.api.test.ts',
    title: 'a closed month’s sums equal the ledger',
  },
  {
    what: 'A statement for each account',
    file: 'server/capabilities/payments/periods/periods.api.test.ts',
    title: 'the statement of a month begins where the former ended',
  },
  {
    what: 'A provider without a list, by its file',
    file: 'server/capabilities/payments/fawry-paid.api.test.ts',
    title: 'report is its settlement list',
  },
  {
    what: 'A month of 300 lines on screen',
    file: 'journeys/finance-month.spec.ts',
    title: 'a month with a statement of 300 lines is closed',
  },
  {
    what: 'Owed work is tried now',
    file: 'server/capabilities/payments/refund-away.api.test.ts',
    title: 'somebody tries an owed refund now',
  },
  {
    what: 'Accept with a fee can be undone',
    file: 'programmes/electricity/server/bills-back.api.test.ts',
    title: 'an acceptance with a fee waits: nothing is billed and nobody told',
  },
  {
    what: 'A bill can be taken back',
    file: 'programmes/electricity/server/bills-back.api.test.ts',
    title: 'its way is closed at the provider first, and its payer told once',
  },
  {
    what: 'Undo hangs on what is told',
    file: 'server/capabilities/requests/decisions/decisions.api.test.ts',
    title: 'what its applicant is told waits, whatever state comes next',
  },
  {
    what: 'Every state that a person causes has a way back',
    file: 'forms/workflow/check-flow.test.ts',
    title: 'nobodyLeaves',
  },
  {
    what: 'A differing amount is previewed',
    file: 'server/capabilities/payments/preview.api.test.ts',
    title: 'is previewed as it is booked',
  },
  {
    what: 'A void is previewed',
    file: 'server/capabilities/payments/preview.api.test.ts',
    title: 'a void is previewed as it is booked',
  },
  {
    what: 'A settled difference is previewed',
    file: 'server/capabilities/payments/preview.api.test.ts',
    title: 'a settled difference is previewed as it is booked',
  },
  {
    what: 'Draws count proved identities',
    file: 'programmes/housing/server/proved-sale.api.test.ts',
    title: 'three phones of one person are one entry',
  },
  {
    what: 'No hold leads past a sale',
    file: 'programmes/housing/server/proved-sale.api.test.ts',
    title: 'no hold leads past a sale of proved identities',
  },
  ...moneySecond,
]
