// A statement as CSV: its columns are guessed by their heads, and chosen by whoever imports it.

import { type StatementColumn, statementColumns } from '@bawaba/contract/payment-states.ts'
import { type CsvRow, readCsv } from '../../../platform/sheets/index.ts'
import { dayOf, latin, minorOf } from './figures.ts'
import { type Statement, type StatementLine, shown, tidy } from './line.ts'

/** The place of each column that the file has. */
export type Columns = Partial<Record<StatementColumn, number>>
/** The columns that a call names. */
export const columnsOf = (chosen: Columns): Columns =>
  Object.fromEntries(
    statementColumns.flatMap(name => (chosen[name] === undefined ? [] : [[name, chosen[name]]])),
  )
export type CsvStatement = Statement & { head: string[]; columns: Columns; isComplete: boolean }

const heads: Readonly<Record<StatementColumn, RegExp>> = {
  day: /^(booking|transaction|posting|payment)?[ _]?date$|^(post|trans(action)?)[ _.]*date|^date|تاريخ (الحركة|القيد|العملية)|^التاريخ$/i,
  credit: /^credit|^deposit|^cr\b|^دائن|^إيداع|^ايداع|^له$/i,
  debit: /^debit|^withdrawal|^dr\b|^مدين|^سحب|^عليه$|^منه$/i,
  amount: /^amount|^value$|^(payment|order|transaction)[ _]?amount|^المبلغ|^القيمة/i,
  transactionId:
    /(transaction|trans|bank|fawry)[ _.]*(id|no|number|ref(erence)?([ _]?(no|number))?)\b\.?$|^رقم (الحركة|العملية|القيد)/i,
  reference: /^(merchant|customer|order)[ _]?ref|^(your|our)?[ _]?reference$|^الرقم المرجعي|^المرجع/i,
  payer: /name|payer|sender|beneficiary|counterparty|^الاسم|^اسم|المرسل|المحول/i,
  details: /descr|details|narrative|remark|purpose|^البيان|^الوصف|^التفاصيل|ملاحظات/i,
  currency: /^(currency|ccy|curr)|^العملة/i,
}

const guessed = (head: readonly string[]): Columns => {
  const columns: Columns = {}
  const free = new Set(head.keys())
  for (const name of [
    'day',
    'credit',
    'debit',
    'transactionId',
    'reference',
    'amount',
    'payer',
    'details',
    'currency',
  ] as const) {
    const column = [...free].find(index => heads[name].test((head[index] ?? '').trim()))
    if (column === undefined) continue
    columns[name] = column
    free.delete(column)
  }
  return columns
}
const isEnough = ({ day, amount, credit, debit }: Columns): boolean =>
  day !== undefined && (amount !== undefined || credit !== undefined || debit !== undefined)

/** Banks put the name of the account and the like above the heads. */
const headOf = (rows: readonly CsvRow[]): number => {
  const at = rows.slice(0, 30).findIndex(({ cells }) => isEnough(guessed(cells)))
  return Math.max(at, 0)
}

const money = (text: string): number | undefined => (text.trim() === '' ? 0 : minorOf(text))

const lineOf = ({ cells }: CsvRow, columns: Columns): StatementLine | undefined => {
  const cell = (name: StatementColumn): string =>
    columns[name] === undefined ? '' : (cells[columns[name]] ?? '')
  const day = dayOf(cell('day'))
  const isOneColumn = columns.amount !== undefined
  const whole = isOneColumn ? minorOf(cell('amount')) : 0
  const credit = isOneColumn ? Math.max(whole ?? 0, 0) : money(cell('credit'))
  const debit = isOneColumn ? Math.max(-(whole ?? 0), 0) : money(cell('debit'))
  if (!day || whole === undefined || credit === undefined || debit === undefined) return undefined
  // A column holds what moved its way; below zero it was taken back.
  if ((credit === 0) === (debit === 0)) return undefined
  return tidy({
    day,
    direction: credit !== 0 ? 'received' : 'refunded',
    amount: credit !== 0 ? credit : debit,
    currency: cell('currency').trim().toUpperCase() || 'EGP',
    transactionId: latin(cell('transactionId')),
    payer: cell('payer'),
    details: [cell('reference'), cell('details')].filter(text => text.trim() !== '').join(' '),
  })
}

/** A row that moves nothing: a carried balance, a total. */
const isIdle = ({ cells }: CsvRow, { amount, credit, debit }: Columns): boolean =>
  [amount, credit, debit].every(column => column === undefined || /^[\s0.,٠٫-]*$/.test(cells[column] ?? ''))

const mostRows = 20_000

export const readCsvStatement = async (text: string, chosen: Columns): Promise<CsvStatement> => {
  const rows = await readCsv(text, mostRows + 1)
  const at = headOf(rows)
  const head = (rows[at]?.cells ?? []).map(shown)
  const columns = Object.keys(chosen).length > 0 ? chosen : guessed(head)
  const isComplete = isEnough(columns)
  const moves = isComplete ? rows.slice(at + 1).filter(row => !isIdle(row, columns)) : []
  const read = moves.map(row => ({ row, line: lineOf(row, columns) }))
  return {
    account: '',
    head,
    columns,
    isComplete,
    lines: read.flatMap(({ line }) => line ?? []),
    unreadable: read.flatMap(({ row, line }) => (line ? [] : [shown(row.cells.join(' '))])),
  }
}
