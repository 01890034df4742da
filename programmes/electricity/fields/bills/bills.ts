// The bills that somebody pays: a payment number, and which of its open bills. What they cost is the company's to say: the
// amounts are stored when the form is sent.

import { defineField, found, type Parsed, typed, wrong } from '@bawaba/forms/index.ts'
import { formatMoney, formatMonth, isolateLtr, type Language, type Text } from '@bawaba/language/index.ts'
import { grouped, isPaymentNumber, readNumber } from '../../numbers.ts'
import { countOf, plain, textOf, wordsOf } from '../objects.ts'
import { messages } from './messages.ts'

/** `month` as 2026-03; amounts in piasters. */
export type Bill = { billId: string; month: string; amount: number; fees: number }
/** As sent only `paymentNumber` and the ids; `total` as the person saw it. */
export type BillsAnswer = {
  paymentNumber: string
  bills: (Pick<Bill, 'billId'> & Partial<Bill>)[]
  total?: number
  address?: Text
}

const mostBills = 60
const mostPiasters = 1_000_000_000

export const totalOf = (bills: readonly Partial<Bill>[]): number =>
  bills.reduce((total, { amount = 0, fees = 0 }) => total + amount + fees, 0)

/** Piasters as the text of pounds. */
export const poundsOf = (piasters: number): string =>
  `${Math.trunc(piasters / 100)}.${String(piasters % 100).padStart(2, '0')}`

const billOf = (sent: unknown): BillsAnswer['bills'][number] | undefined => {
  const bill = plain(sent)
  const billId = textOf(bill ? bill.billId : sent, 40)
  if (billId === undefined || !/^\d{13}-\d{4}-\d{2}$/.test(billId)) return undefined
  const amount = countOf(bill?.amount, mostPiasters)
  const fees = countOf(bill?.fees, mostPiasters)
  return {
    billId,
    month: billId.slice(14),
    ...(amount === undefined ? {} : { amount }),
    ...(fees === undefined ? {} : { fees }),
  }
}

const parse = (input: unknown): Parsed<BillsAnswer> => {
  if (input === undefined || input === null || input === '') return found<BillsAnswer>(undefined)
  const sent = plain(input)
  if (!sent) return wrong('expectedType', { type: 'Object' })
  const read = typed(sent.paymentNumber, 100)
  if ('error' in read) return read
  const paymentNumber = readNumber(read.text)
  const listed = sent.bills ?? []
  if (!Array.isArray(listed) || listed.length > mostBills) return wrong('expectedType', { type: 'Array' })
  if (paymentNumber === '' && listed.length === 0) return found<BillsAnswer>(undefined)
  if (!isPaymentNumber(paymentNumber)) return wrong('paymentNumber')
  const bills = listed.flatMap(bill => billOf(bill) ?? [])
  if (bills.length !== listed.length) return wrong('expectedType', { type: 'Array' })
  if (bills.length === 0) return wrong('noBill')
  const total = countOf(sent.total, mostPiasters)
  const address = wordsOf(sent.address)
  return found({
    paymentNumber,
    bills,
    ...(total === undefined ? {} : { total }),
    ...(address ? { address } : {}),
  })
}

const format = ({ paymentNumber, bills, address }: BillsAnswer, language: Language): string => {
  const comma = language === 'ar' ? '، ' : ', '
  const lines = bills.map(({ billId, month = billId.slice(14), amount, fees = 0 }) =>
    amount === undefined
      ? formatMonth(language, month)
      : `${formatMonth(language, month)} ${formatMoney(language, poundsOf(amount + fees))}`,
  )
  return [isolateLtr(grouped(paymentNumber)), ...(address ? [address[language]] : []), ...lines].join(comma)
}

export const bills = defineField<BillsAnswer>({
  kind: 'bills',
  stored: ['Object'],
  properties: [],
  isVerified: true,
  identity: ({ paymentNumber }) => paymentNumber,
  parse,
  validate: () => [],
  format: (value, _field, language) => format(value, language),
  formatParam: (param, language) =>
    typeof param === 'string' && /^\d{4}-\d{2}$/.test(param) ? formatMonth(language, param) : param,
  messages,
  examples: () => import('./examples.ts'),
})
