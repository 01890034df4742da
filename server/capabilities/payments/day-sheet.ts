// The statement of a day as a sheet: every movement of money, and the sums.

import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { formatTime, type Language, patternOf, poundsOf, type Text } from '@bawaba/language/index.ts'
import { type Cell, writeCsv, writeXlsx } from '../../platform/sheets/index.ts'
import type { StaffStore } from './staff-store.ts'

export type SheetFormat = 'csv' | 'xlsx'
type Movement = Awaited<ReturnType<StaffStore['ofDay']>>[number]

const heads: readonly Text[] = [
  { ar: 'الوقت', en: 'Time' },
  { ar: 'رقم السداد', en: 'Payment' },
  { ar: 'رقم الطلب', en: 'Request' },
  { ar: 'الخدمة', en: 'Service' },
  { ar: 'الحركة', en: 'Movement' },
  { ar: 'الطريقة', en: 'Channel' },
  { ar: 'المزود', en: 'Provider' },
  { ar: 'رقم العملية', en: 'Transaction' },
  { ar: 'المبلغ بالجنيه', en: 'Amount (EGP)' },
]
const movements = {
  received: { ar: 'وارد', en: 'Received' },
  refunded: { ar: 'مردود', en: 'Refunded' },
  reversed: { ar: 'سداد لم يصل', en: 'Taken back' },
} as const
const sumText: Text = { ar: 'المجموع', en: 'Total' }
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const channelName = (channel: string, language: Language): string => {
  const row = paymentChannelRows[channel as keyof typeof paymentChannelRows]
  return row ? patternOf(language, row.label) : channel
}
const signed = ({ kind, amount }: Movement): number => (kind === 'received' ? amount : -amount)

async function* linesOf(rows: readonly Movement[], language: Language): AsyncGenerator<readonly Cell[]> {
  yield heads.map(head => patternOf(language, head))
  for (const row of rows)
    yield [
      formatTime(language, row.at.toISOString()),
      row.number,
      row.ID,
      row.serviceSlug,
      patternOf(language, movements[row.kind]),
      channelName(row.channel, language),
      row.gatewayId,
      row.transactionId ?? '',
      { decimal: poundsOf(signed(row)) },
    ]
  const total = rows.reduce((sum, row) => sum + signed(row), 0)
  yield [patternOf(language, sumText), ...heads.slice(2).map(() => ''), { decimal: poundsOf(total) }]
}

export const writeDay = async (
  rows: readonly Movement[],
  { format, language, day }: { format: SheetFormat; language: Language; day: string },
): Promise<{ bytes: Buffer; type: string; ending: SheetFormat }> => {
  const pieces: Buffer[] = []
  const sink = async (bytes: Buffer) => void pieces.push(Buffer.from(bytes))
  const lines = linesOf(rows, language)
  await (format === 'csv'
    ? writeCsv(lines, sink)
    : writeXlsx(lines, sink, { name: day, isRightToLeft: language === 'ar' }))
  return { bytes: Buffer.concat(pieces), type: types[format], ending: format }
}
