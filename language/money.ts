// Money in Egyptian pounds: whole piasters inside, decimal strings such as "12.50" on the wire, localised for readers.
// Pounds are never a number of JavaScript: 0.1 + 0.2 is not 0.3 there. The one place that converts, for both sides.

import { type Language, localeOf, type Text } from './text.ts'

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

const formatters = new Map<string, Intl.NumberFormat>()
const formatterOf = (language: Language, decimals: 0 | 2): Intl.NumberFormat => {
  const key = language + decimals
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(localeOf[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  formatters.set(key, formatter)
  return formatter
}

/** An amount in the digits of the language, without its unit; piasters are left out where there are none. */
export const formatAmount = (language: Language, amount: string): string => {
  const isWhole = /^-?\d+(\.0+)?$/.test(amount)
  // A decimal string is formatted as it stands: through Number() large amounts would lose their piasters.
  return formatterOf(language, isWhole ? 0 : 2).format(amount as Intl.StringNumericLiteral)
}

/** Money as people read it: `amount` is in pounds, a decimal string as on the wire. */
export const formatMoney = (language: Language, amount: string): string => {
  const number = formatAmount(language, amount)
  return language === 'ar' ? `${number} ${currencyUnit.ar}` : `${currencyUnit.en} ${number}`
}
