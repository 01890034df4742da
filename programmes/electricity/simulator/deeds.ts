// The deeds of the simulated utility: contracts that end or pass to another holder, bills that are disputed and corrected, loads,
// uses, plans. Each has a reference; the same one again changes nothing and is answered as before.

import { cairoDate } from '@bawaba/language/index.ts'
import type { FastifyInstance } from 'fastify'
import type { Account } from './accounts.ts'
import { amountOf, type Month, monthsBack, serviceCharge } from './bills.ts'
import {
  type AccountBooks,
  deposit,
  type Entry,
  type EntryOf,
  type Holder,
  type RecordName,
} from './books.ts'
import { amount, body, day, Refused, text } from './refused.ts'

type Dependencies = {
  books: AccountBooks
  write(entry: Entry): void
  now: () => Date
  /** Of an open meter; throws for any other. */
  byMeter(number: string): Account
  byBill(billId: string): Account
}
type Sent<Name extends RecordName> = Omit<EntryOf<Name>, 'record' | 'at'>

const reference = text(60)
const meterNumber = text(20)
const billId = text(40)

/** On the first of each month from the next one on; the piasters that do not divide are in the last. */
export const planLines = ({
  today,
  total,
  first,
  months,
}: {
  today: string
  total: number
  first: number
  months: number
}) => {
  const dayOf = (count: number): string => {
    const [year = 0, month = 1] = today.split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
  }
  const each = Math.floor((total - first) / months)
  return [
    { on: today, amount: first },
    ...Array.from({ length: months }, (_, index) => ({
      on: dayOf(index + 1),
      amount: index === months - 1 ? total - first - each * (months - 1) : each,
    })),
  ]
}

export const registerDeeds = (
  app: FastifyInstance,
  { books, write, now, byMeter, byBill }: Dependencies,
): void => {
  /** Serves a deed: `doIt` answers what to write down, or throws. */
  const serve = <Name extends RecordName, Body extends { reference: string }>(
    path: string,
    record: Name,
    schema: object,
    doIt: (sent: Body) => Sent<Name>,
  ): void => {
    app.post(path, { schema: { body: schema } }, async request => {
      const sent = request.body as Body
      const before = books.byReference(record, sent.reference)
      if (before) return { outcome: 'accepted', entry: before }
      const entry = { record, at: now().toISOString(), ...doIt(sent) } as unknown as EntryOf<Name>
      write(entry)
      return { outcome: 'accepted', entry }
    })
  }

  type Ending = { reference: string; meterNumber: string; day: string; lastReading: number; account: string }
  const ending = body({
    reference,
    meterNumber,
    day,
    lastReading: { type: 'integer', minimum: 0, maximum: 9_999_999 },
    account: text(60),
  })
  serve<'ending', Ending>('/endings', 'ending', ending, sent => {
    const account = byMeter(sent.meterNumber)
    if (books.endOf(account)) throw new Refused(409, 'ended')
    const month: Month = monthsBack(now(), 0)
    const used = sent.lastReading - books.shownAt(account, month)
    if (used < 0) throw new Refused(422, 'not-greater')
    const finalBill = used === 0 ? 0 : amountOf(used) + serviceCharge
    const owed = books.owedOf(account)
    const paidOut = deposit - finalBill - owed
    if (paidOut < 0) throw new Refused(409, 'owes')
    return { ...sent, finalBill, deposit, owed, paidOut }
  })

  type Transfer = { reference: string; meterNumber: string; holder: Holder }
  const transfer = body({
    reference,
    meterNumber,
    holder: body({ name: text(80), nationalId: text(20), passportNumber: text(20) }, [
      'nationalId',
      'passportNumber',
    ]),
  })
  serve<'transfer', Transfer>('/transfers', 'transfer', transfer, sent => {
    const account = byMeter(sent.meterNumber)
    if (books.owedOf(account) > 0) throw new Refused(409, 'owes')
    return sent
  })

  const ofBill = body({ reference, billId })
  const knownBill = (id: string) => {
    const account = byBill(id)
    const bill = books.yearBills(account).find(one => one.billId === id)
    if (!bill) throw new Refused(404, 'unknown')
    return bill
  }
  serve<'dispute', { reference: string; billId: string }>('/disputes', 'dispute', ofBill, sent => {
    knownBill(sent.billId)
    if (books.isDisputed(sent.billId)) throw new Refused(409, 'disputed')
    return sent
  })
  serve<'disputeEnd', { reference: string; billId: string }>('/disputes/ends', 'disputeEnd', ofBill, sent => {
    knownBill(sent.billId)
    return sent
  })
  type Correction = { reference: string; billId: string; amount: number }
  serve<'correction', Correction>('/corrections', 'correction', body({ reference, billId, amount }), sent => {
    const bill = knownBill(sent.billId)
    if (sent.amount >= bill.amount) throw new Refused(422, 'not-lower')
    return { ...sent, credit: bill.isPaid ? bill.amount - sent.amount : 0 }
  })

  type Load = { reference: string; meterNumber: string; kilowatts: number }
  const load = body({ reference, meterNumber, kilowatts: { type: 'integer', minimum: 1, maximum: 500 } })
  serve<'load', Load>('/loads', 'load', load, sent => {
    byMeter(sent.meterNumber)
    return sent
  })
  type Use = { reference: string; meterNumber: string; use: string }
  serve<'use', Use>('/uses', 'use', body({ reference, meterNumber, use: text(20) }), sent => {
    byMeter(sent.meterNumber)
    return sent
  })

  type Plan = { reference: string; meterNumber: string; total: number; first: number; months: number }
  const plan = body({
    reference,
    meterNumber,
    total: amount,
    first: amount,
    months: { type: 'integer', minimum: 1, maximum: 60 },
  })
  serve<'plan', Plan>('/plans', 'plan', plan, ({ first, months, ...sent }) => {
    const account = byMeter(sent.meterNumber)
    const open = books.unplannedOf(account)
    const owed = open.reduce((sum, { amount }) => sum + amount, 0)
    if (sent.total > owed || first > sent.total) throw new Refused(409, 'more-than-owed')
    let left = sent.total
    const covers = open.flatMap(({ billId, amount }) => {
      const part = Math.min(left, amount)
      left -= part
      return part > 0 ? [{ billId, amount: part }] : []
    })
    return {
      ...sent,
      covers,
      lines: planLines({ today: cairoDate(now()), total: sent.total, first, months }),
    }
  })
}
