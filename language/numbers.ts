// Numbers and money as people read them. One cached formatter per language and form.

import { type Language, localeOf } from './text.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** A count, measure or percentage in the language's digits. Never for identifiers. */
export const formatNumber = (
  language: Language,
  value: number,
  options?: Intl.NumberFormatOptions,
): string => {
  const key = options ? language + JSON.stringify(options) : language
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 6, ...options })
    formatters.set(key, formatter)
  }
  return formatter.format(value)
}

/** Money in Egyptian pounds: `amount` is a decimal string, as on the wire. */
export const formatMoney = (language: Language, amount: string): string => {
  const whole = /^-?\d+(\.0+)?$/.test(amount)
  const digits = whole ? 0 : 2
  const number = formatNumber(language, Number(amount), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return language === 'ar' ? `${number} ج.م` : `EGP ${number}`
}
