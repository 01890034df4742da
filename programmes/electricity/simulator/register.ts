// The calls of the simulated utility: a meter, its bills, its readings; what was paid and read is in its books.

import { cairoDate } from '@bawaba/language/index.ts'
import type { Books } from '@bawaba/sandbox-gateway/simulator.ts'
import type { FastifyInstance } from 'fastify'
import { type Account, accounts } from './accounts.ts'
import { consumptionOf, type Month, monthsBack, yearOf } from './bills.ts'
import { createAccountBooks, type Entry, type RecordName } from './books.ts'
import { registerDeeds } from './deeds.ts'
import { body, Refused, text } from './refused.ts'

export type { Entry } from './books.ts'

const paymentBody = body({
  reference: text(60),
  billIds: { type: 'array', minItems: 1, maxItems: 60, uniqueItems: true, items: text(40) },
  amount: { type: 'integer', minimum: 1 },
  transactionId: text(80),
})
const readingBody = body({
  reference: text(60),
  meterNumber: text(20),
  value: { type: 'integer', minimum: 0, maximum: 9_999_999 },
})

export const registerUtility = (
  app: FastifyInstance,
  { records: entries, commit: write, now }: Books<Entry>,
): void => {
  const byMeter = new Map(accounts.map(account => [account.meterNumber, account]))
  const byPayment = new Map(accounts.map(account => [account.paymentNumber, account]))
  const books = createAccountBooks(entries, now)
  const { unpaidOf, shownAt } = books
  const known = (account: Account | undefined): Account => {
    if (!account) throw new Refused(404, 'unknown')
    return account
  }
  /** A meter whose contract has ended is nobody's any more. */
  const open = (number: string): Account => {
    const account = known(byMeter.get(number))
    if (books.isClosed(account)) throw new Refused(404, 'unknown')
    return account
  }
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send({ error: error.message })
    return reply
      .code(error.statusCode ?? 500)
      .send({ error: (error.statusCode ?? 500) < 500 ? 'invalid' : 'internal' })
  })
  registerDeeds(app, {
    books,
    write,
    now,
    byMeter: open,
    byBill: id => known(byPayment.get(id.split('-')[0] ?? '')),
  })

  app.get('/entries/:record/:reference', async ({ params }) => {
    const { record, reference } = params as { record: RecordName; reference: string }
    const entry = books.byReference(record, reference)
    if (!entry) throw new Refused(404, 'unknown')
    return entry
  })

  const thisMonth = (): Month => monthsBack(now(), 0)
  const readingOf = (account: Account, month: Month) =>
    books.all('reading').find(entry => entry.meterNumber === account.meterNumber && entry.month === month)

  const numberOf = (params: unknown): string => (params as { number: string }).number

  app.get('/meters/:number', async ({ params }) => {
    const known = open(numberOf(params))
    const { usual, unpaidMonths, window, ...account } = known
    const { name, nationalId, passportNumber } = books.holderOf(known)
    return {
      ...account,
      ownerFirstName: name.split(' ')[0] ?? name,
      ownerName: name,
      ownerNationalId: nationalId ?? passportNumber ?? '',
      contractType: books.useOf(known),
    }
  })

  app.get('/meters/:number/consumption', async ({ params }) => {
    const account = open(numberOf(params))
    return { months: yearOf(now()).map(month => ({ month, consumption: consumptionOf(account, month) })) }
  })

  app.get('/meters/:number/reading', async ({ params }) => {
    const account = open(numberOf(params))
    const month = thisMonth()
    const submitted = readingOf(account, month)
    return {
      month,
      previous: {
        value: shownAt(account, month),
        on: `${month}-01`,
      },
      usual: account.usual,
      window: account.window,
      ...(submitted ? { submitted: { value: submitted.value, at: submitted.at } } : {}),
    }
  })

  app.post('/readings', { schema: { body: readingBody } }, async ({ body }) => {
    const { reference, meterNumber, value } = body as {
      reference: string
      meterNumber: string
      value: number
    }
    const before = books.byReference('reading', reference)
    if (before) {
      if (before.meterNumber !== meterNumber || before.value !== value)
        throw new Refused(409, 'reference-used')
      return { outcome: 'accepted' }
    }
    const account = open(meterNumber)
    const month = thisMonth()
    const day = Number(cairoDate(now()).slice(8))
    if (day < account.window.from || day > account.window.to) throw new Refused(409, 'window-closed')
    if (readingOf(account, month)) throw new Refused(409, 'already-read')
    if (value <= shownAt(account, month)) throw new Refused(422, 'not-greater')
    write({ record: 'reading', reference, meterNumber, value, month, at: now().toISOString() })
    return { outcome: 'accepted' }
  })

  const billsOf = (account: Account) => ({
    paymentNumber: account.paymentNumber,
    meterNumber: account.meterNumber,
    ownerName: books.holderOf(account).name,
    address: account.address,
    bills: unpaidOf(account),
  })
  app.get('/accounts/:number/bills', async ({ params }) => billsOf(known(byPayment.get(numberOf(params)))))
  app.get('/meters/:number/bills', async ({ params }) => billsOf(open(numberOf(params))))
  app.get('/meters/:number/year', async ({ params }) => ({ bills: books.yearBills(open(numberOf(params))) }))

  app.post('/payments', { schema: { body: paymentBody } }, async ({ body }) => {
    const { reference, billIds, amount, transactionId } = body as Omit<
      Extract<Entry, { record: 'payment' }>,
      'record' | 'at'
    >
    const before = books.byReference('payment', reference)
    if (before) {
      if (before.amount !== amount || before.billIds.join() !== billIds.join())
        throw new Refused(409, 'reference-used')
      return { outcome: 'accepted' }
    }
    const account = known(byPayment.get(billIds[0]?.split('-')[0] ?? ''))
    const unpaid = unpaidOf(account)
    const chosen = unpaid.filter(({ billId }) => billIds.includes(billId))
    if (chosen.length !== billIds.length) throw new Refused(409, 'not-open')
    const newest = unpaid.findLastIndex(({ billId }) => billIds.includes(billId))
    // One that is disputed waits for its decision, and keeps nobody from paying those after it.
    const isLeftOut = ({ billId, disputed }: (typeof unpaid)[number]) =>
      !disputed && !billIds.includes(billId)
    if (unpaid.slice(0, newest).some(isLeftOut)) throw new Refused(422, 'older-first')
    if (chosen.reduce((total, bill) => total + bill.amount + bill.fees, 0) !== amount)
      throw new Refused(422, 'amount')
    write({ record: 'payment', reference, billIds, amount, transactionId, at: now().toISOString() })
    return { outcome: 'accepted' }
  })
}
