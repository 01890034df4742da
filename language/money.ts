// Money in Egyptian pounds: whole piasters inside, decimal strings such as "12.50" on the wire, localised for readers.
// Pounds are never a number of JavaScript: 0.1 + 0.2 is not 0.3 there. The one place that converts, for both sides.

import { formatNumber } from './numbers.ts'
import type { Language, Text } from './text.ts'

/** Piasters of an amount in pounds as the wire writes it: "12.50", "1250"; undefined for anything else. Never negative. */
export const piastersOf = (amount: unknown): number | undefined => {
  const parts = typeof amount === 'string' ? /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(amount) : null
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined
}

/** Whole piasters as the wire writes pounds: 1250 is "12.50". Throws where they are no safe integer. */
export const poundsOf = (piasters: number): string => {
  if (!Number.isSafeInteger(piasters)) throw new RangeError(`${piasters} is no count of piasters`)
  const digits = String(Math.abs(piasters)).padStart(3, '0')
  return `${piasters < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The unit beside an amount. */
export const currencyUnit: Text = { ar: 'ج.م', en: 'EGP' }

/** An amount in the digits of the language, without its unit; piasters are left out where there are none. */
export const formatAmount = (language: Language, amount: string): string => {
  const digits = /^-?\d+(\.0+)?$/.test(amount) ? 0 : 2
  // A decimal string is formatted as it stands: through Number() large amounts would lose their piasters.
  return formatNumber(language, amount as Intl.StringNumericLiteral, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** Money as people read it: `amount` is in pounds, a decimal string as on the wire. */
export const formatMoney = (language: Language, amount: string): string => {
  const number = formatAmount(language, amount)
  return language === 'ar' ? `${number} ${currencyUnit.ar}` : `${currencyUnit.en} ${number}`
}
