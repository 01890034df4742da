// A number of a report as it is read: a count, or an amount of money.

import type { Report } from '@bawaba/contract/entities/report.ts'
import { formatCount } from '@bawaba/language/counts.ts'
import { formatMoney, type Language, poundsOf } from '@bawaba/language/index.ts'

/** The marks of an axis halve what is whole: half a piaster is no amount. */
export const figureText = (language: Language, unit: Report['unit'], value: number): string =>
  unit === 'piasters' ? formatMoney(language, poundsOf(Math.round(value))) : formatCount(language, value)
