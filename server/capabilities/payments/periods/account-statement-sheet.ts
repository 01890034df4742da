// The statement of an account as a sheet: what it held at the start, every movement with the balance after it, and the end.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import {
  formatDate,
  formatDateTime,
  type Language,
  patternOf,
  poundsOf,
  type Text,
} from '@bawaba/language/index.ts'
import type { Cell } from '../../../platform/sheets/index.ts'
import type { Movement } from './account-statement-store.ts'
import { signedOf } from './kinds.ts'
import type { Sums } from './period-store.ts'
import { channelName, movementNames, type SheetFile, type SheetFormat, sheetFile } from './sheet-file.ts'

type Statement = { sums: Sums; rows: readonly Movement[] }
type Options = { format: SheetFormat; language: Language; from: string; to: string }

const heads: readonly Text[] = [
  { ar: 'الوقت', en: 'Time' },
  { ar: 'الحركة', en: 'Movement' },
  { ar: 'رقم السداد', en: 'Payment' },
  { ar: 'رقم الطلب', en: 'Request' },
  { ar: 'الخدمة', en: 'Service' },
  { ar: 'صاحب الطلب', en: 'Payer' },
  { ar: 'الطريقة', en: 'Channel' },
  { ar: 'رقم العملية', en: 'Transaction' },
  { ar: 'السبب', en: 'Reason' },
  { ar: 'سجلها', en: 'Recorded by' },
  { ar: 'المبلغ بالجنيه', en: 'Amount (EGP)' },
  { ar: 'الرصيد بالجنيه', en: 'Balance (EGP)' },
]
const startText: Text = { ar: 'الرصيد في بداية {day}', en: 'Balance at the start of {day}' }
const endText: Text = { ar: 'الرصيد في نهاية {day}', en: 'Balance at the end of {day}' }

const nameOf = (person: PersonRef | null, language: Language): string =>
  (language === 'en' ? person?.englishName : undefined) ?? person?.name ?? ''

async function* linesOf(
  { sums, rows }: Statement,
  { language, from, to }: Options,
): AsyncGenerator<readonly Cell[]> {
  const balance = (text: Text, day: string, amount: number): Cell[] => [
    patternOf(language, text).replace('{day}', formatDate(language, day)),
    ...heads.slice(2).map(() => ''),
    { decimal: poundsOf(amount) },
  ]
  yield heads.map(head => patternOf(language, head))
  yield balance(startText, from, sums.opening)
  for (const row of rows)
    yield [
      formatDateTime(language, row.at.toISOString()),
      patternOf(language, movementNames[row.kind]),
      row.payment.number,
      row.ID,
      patternOf(language, row.service),
      nameOf(row.payer, language),
      channelName(row.channel, language),
      row.transactionId ?? '',
      row.reason ?? '',
      nameOf(row.by, language),
      { decimal: poundsOf(signedOf(row)) },
      { decimal: poundsOf(row.balance) },
    ]
  yield balance(endText, to, sums.opening + sums.received - sums.refunded)
}

export const writeStatement = (statement: Statement, options: Options): Promise<SheetFile> =>
  sheetFile(linesOf(statement, options), { ...options, name: options.from })
