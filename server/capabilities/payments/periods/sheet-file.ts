// Sheets of money: the file of rows that come one by one, and the words that several sheets share.

import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { type Language, patternOf, type Text } from '@bawaba/language/index.ts'
import { type Cell, writeCsv, writeXlsx } from '../../../platform/sheets/index.ts'
import type { BookKind } from './kinds.ts'

export type SheetFormat = 'csv' | 'xlsx'
export type SheetFile = { bytes: Buffer; type: string; ending: SheetFormat }

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const movementNames: Record<BookKind, Text> = {
  received: { ar: 'وارد', en: 'Received' },
  refunded: { ar: 'مردود', en: 'Refunded' },
  reversed: { ar: 'سداد لم يصل', en: 'Taken back' },
  refundBounced: { ar: 'مردود أعاده البنك', en: 'Refund returned by the bank' },
}

export const channelName = (channel: string, language: Language): string => {
  const row = paymentChannelRows[channel as keyof typeof paymentChannelRows]
  return row ? patternOf(language, row.label) : channel
}

export const sheetFile = async (
  lines: AsyncGenerator<readonly Cell[]>,
  { format, language, name }: { format: SheetFormat; language: Language; name: string },
): Promise<SheetFile> => {
  const pieces: Buffer[] = []
  const sink = async (bytes: Buffer) => void pieces.push(Buffer.from(bytes))
  await (format === 'csv'
    ? writeCsv(lines, sink)
    : writeXlsx(lines, sink, { name, isRightToLeft: language === 'ar' }))
  return { bytes: Buffer.concat(pieces), type: types[format], ending: format }
}
