// The question to a person whose number can be read in two ways: "1,50" is 1.50 or 150.

import { type DecimalReading, readDecimal } from './input/decimals.ts'
import { t } from './messages.ts'
import { formatNumber } from './numbers.ts'
import type { Language, Text } from './text.ts'

const question = {
  ar: 'هل تقصد {first} أم {second}؟ أدخل أحدهما كما هو مكتوب هنا',
  en: 'Do you mean {first} or {second}? Enter the one you mean',
} as const satisfies Text

/** The question with both readings in the digits of the language; undefined where there is one reading or none. */
export const twoReadingsText = (
  language: Language,
  typed: string,
  reader: (typed: string) => DecimalReading = readDecimal,
): string | undefined => {
  const read = reader(typed)
  if (!read || 'decimal' in read) return undefined
  const [first, second] = read.readings.map(reading =>
    formatNumber(language, reading as Intl.StringNumericLiteral),
  )
  return t(language, question, { first: first ?? '', second: second ?? '' })
}
