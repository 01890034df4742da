// One bill of the meter that is chosen beside it. That there is such a bill, and what it costs, is the company's to say: it is
// stored when the form is sent.

import { defineField, found, type Parsed, wrong } from '@bawaba/forms/index.ts'
import { formatMoney, formatMonth, type Language } from '@bawaba/language/index.ts'
import { poundsOf } from '../bills/bills.ts'
import { countOf, plain, textOf } from '../objects.ts'
import { messages } from './messages.ts'

/** `amount`: piasters with the company's service charge. */
export type BillAnswer = { billId: string; amount?: number }

const mostPiasters = 1_000_000_000
export const monthOf = ({ billId }: Pick<BillAnswer, 'billId'>): string => billId.slice(14)

const parse = (input: unknown): Parsed<BillAnswer> => {
  if (input === undefined || input === null || input === '') return found<BillAnswer>(undefined)
  const sent = plain(input)
  const billId = textOf(sent ? sent.billId : input, 40)
  if (billId === undefined) return wrong('expectedType', { type: 'String' })
  if (!/^\d{13}-\d{4}-(0[1-9]|1[0-2])$/.test(billId)) return wrong('noBill')
  const amount = countOf(sent?.amount, mostPiasters)
  return found(amount === undefined ? { billId } : { billId, amount })
}

const format = (bill: BillAnswer, language: Language): string => {
  const month = formatMonth(language, monthOf(bill))
  if (bill.amount === undefined) return month
  return `${month}${language === 'ar' ? '، ' : ', '}${formatMoney(language, poundsOf(bill.amount))}`
}

export const bill = defineField<BillAnswer>({
  kind: 'bill',
  stored: ['Object'],
  properties: [],
  isVerified: true,
  identity: ({ billId }) => billId,
  parse,
  validate: () => [],
  format: (value, _field, language) => format(value, language),
  formatParam: (param, language) =>
    typeof param === 'string' && /^\d{4}-\d{2}$/.test(param) ? formatMonth(language, param) : param,
  messages,
  examples: () => import('./examples.ts'),
})
