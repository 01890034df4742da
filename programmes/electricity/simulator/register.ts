// The calls of the simulated utility: a meter, its bills, its readings; what was paid and read is in its books.

import { cairoDate } from '@bawaba/language/index.ts'
import type { Books } from '@bawaba/sandbox-gateway/simulator.ts'
import type { FastifyInstance } from 'fastify'
import { type Account, accounts } from './accounts.ts'
import { type Bill, billOf, consumptionOf, type Month, monthsBack, yearOf } from './bills.ts'

export type Entry =
  | {
      record: 'payment'
      reference: string
      billIds: string[]
      amount: number
      transactionId: string
      at: string
    }
  | { record: 'reading'; reference: string; meterNumber: string; value: number; month: Month; at: string }

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const
const body = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
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

class Refused extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

/** What a meter shows at the beginning of a month, counted from two years before. */
const shownAt = (account: Account, now: Date, month: Month): number => {
  let value = 12_000 + (Number(account.meterNumber.slice(-6, -1)) % 4000)
  for (let back = 24; back > 0; back -= 1) {
    const each = monthsBack(now, back)
    if (each >= month) break
    value += consumptionOf(account, each)
  }
  return value
}

export const registerUtility = (
  app: FastifyInstance,
  { records: entries, commit: write, now }: Books<Entry>,
): void => {
  const byMeter = new Map(accounts.map(account => [account.meterNumber, account]))
  const byPayment = new Map(accounts.map(account => [account.paymentNumber, account]))
  const known = (account: Account | undefined): Account => {
    if (!account) throw new Refused(404, 'unknown')
    return account
  }
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send({ error: error.message })
    return reply
      .code(error.statusCode ?? 500)
      .send({ error: (error.statusCode ?? 500) < 500 ? 'invalid' : 'internal' })
  })

  const isPaid = ({ billId }: Bill): boolean =>
    entries.some(entry => entry.record === 'payment' && entry.billIds.includes(billId))
  const unpaidOf = (account: Account): Bill[] =>
    yearOf(now())
      .slice(12 - account.unpaidMonths)
      .map(month => billOf(account, month))
      .filter(bill => !isPaid(bill))
  const thisMonth = (): Month => monthsBack(now(), 0)
  const readingOf = (account: Account, month: Month) =>
    entries.find(
      entry =>
        entry.record === 'reading' && entry.meterNumber === account.meterNumber && entry.month === month,
    )

  const numberOf = (params: unknown): string => (params as { number: string }).number

  app.get('/meters/:number', async ({ params }) => {
    const { usual, unpaidMonths, window, ...account } = known(byMeter.get(numberOf(params)))
    return account
  })

  app.get('/meters/:number/consumption', async ({ params }) => {
    const account = known(byMeter.get(numberOf(params)))
    return { months: yearOf(now()).map(month => ({ month, consumption: consumptionOf(account, month) })) }
  })

  app.get('/meters/:number/reading', async ({ params }) => {
    const account = known(byMeter.get(numberOf(params)))
    const month = thisMonth()
    const submitted = readingOf(account, month)
    return {
      month,
      previous: {
        value: shownAt(account, now(), month),
        on: `${month}-01`,
      },
      usual: account.usual,
      window: account.window,
      ...(submitted?.record === 'reading' ? { submitted: { value: submitted.value, at: submitted.at } } : {}),
    }
  })

  app.post('/readings', { schema: { body: readingBody } }, async ({ body }) => {
    const { reference, meterNumber, value } = body as {
      reference: string
      meterNumber: string
      value: number
    }
    const before = entries.find(entry => entry.record === 'reading' && entry.reference === reference)
    if (before?.record === 'reading') {
      if (before.meterNumber !== meterNumber || before.value !== value)
        throw new Refused(409, 'reference-used')
      return { outcome: 'accepted' }
    }
    const account = known(byMeter.get(meterNumber))
    const month = thisMonth()
    const day = Number(cairoDate(now()).slice(8))
    if (day < account.window.from || day > account.window.to) throw new Refused(409, 'window-closed')
    if (readingOf(account, month)) throw new Refused(409, 'already-read')
    if (value <= shownAt(account, now(), month)) throw new Refused(422, 'not-greater')
    write({ record: 'reading', reference, meterNumber, value, month, at: now().toISOString() })
    return { outcome: 'accepted' }
  })

  const billsOf = (account: Account) => ({
    paymentNumber: account.paymentNumber,
    meterNumber: account.meterNumber,
    ownerName: account.ownerName,
    address: account.address,
    bills: unpaidOf(account),
  })
  app.get('/accounts/:number/bills', async ({ params }) => billsOf(known(byPayment.get(numberOf(params)))))
  app.get('/meters/:number/bills', async ({ params }) => billsOf(known(byMeter.get(numberOf(params)))))

  app.post('/payments', { schema: { body: paymentBody } }, async ({ body }) => {
    const { reference, billIds, amount, transactionId } = body as Omit<
      Extract<Entry, { record: 'payment' }>,
      'record' | 'at'
    >
    const before = entries.find(entry => entry.record === 'payment' && entry.reference === reference)
    if (before?.record === 'payment') {
      if (before.amount !== amount || before.billIds.join() !== billIds.join())
        throw new Refused(409, 'reference-used')
      return { outcome: 'accepted' }
    }
    const account = known(byPayment.get(billIds[0]?.split('-')[0] ?? ''))
    const unpaid = unpaidOf(account)
    const chosen = unpaid.filter(({ billId }) => billIds.includes(billId))
    if (chosen.length !== billIds.length) throw new Refused(409, 'not-open')
    if (chosen.some((bill, index) => bill !== unpaid[index])) throw new Refused(422, 'older-first')
    if (chosen.reduce((total, bill) => total + bill.amount + bill.fees, 0) !== amount)
      throw new Refused(422, 'amount')
    write({ record: 'payment', reference, billIds, amount, transactionId, at: now().toISOString() })
    return { outcome: 'accepted' }
  })
}
