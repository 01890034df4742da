// Numbers as people read them. One cached formatter per language and form.

import { type Language, localeOf } from './text.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** A count, measure or percentage in the language's digits, or a decimal string exactly. Never for identifiers. */
export const formatNumber = (
  language: Language,
  value: number | Intl.StringNumericLiteral,
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
