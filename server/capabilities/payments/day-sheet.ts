// The statement of a day as a sheet: every movement of money, and the sums.

import { formatTime, type Language, patternOf, poundsOf, type Text } from '@bawaba/language/index.ts'
import type { Cell } from '../../platform/sheets/index.ts'
import {
  channelName,
  movementNames,
  type SheetFile,
  type SheetFormat,
  sheetFile,
  signedOf,
} from './periods/index.ts'
import type { StaffStore } from './staff-store.ts'

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
const sumText: Text = { ar: 'المجموع', en: 'Total' }
async function* linesOf(rows: readonly Movement[], language: Language): AsyncGenerator<readonly Cell[]> {
  yield heads.map(head => patternOf(language, head))
  for (const row of rows)
    yield [
      formatTime(language, row.at.toISOString()),
      row.number,
      row.ID,
      row.serviceSlug,
      patternOf(language, movementNames[row.kind]),
      channelName(row.channel, language),
      row.gatewayId,
      row.transactionId ?? '',
      { decimal: poundsOf(signedOf(row)) },
    ]
  const total = rows.reduce((sum, row) => sum + signedOf(row), 0)
  yield [patternOf(language, sumText), ...heads.slice(2).map(() => ''), { decimal: poundsOf(total) }]
}

export const writeDay = (
  rows: readonly Movement[],
  { format, language, day }: { format: SheetFormat; language: Language; day: string },
): Promise<SheetFile> => sheetFile(linesOf(rows, language), { format, language, name: day })
