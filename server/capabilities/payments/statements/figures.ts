// Amounts and days as banks write them. What could mean two things is refused.

import { isPlainDate, normaliseDigits, withoutInvisible } from '@bawaba/language/index.ts'

/** Arabic digits and signs in their Latin form. */
export const latin = (text: string): string =>
  normaliseDigits(withoutInvisible(text)).replaceAll('٫', '.').replaceAll('٬', '’').replaceAll('−', '-')

const most = 1e13

/**
 * Minor units of an amount with at most two decimals. `decimal`: the sign before them, where the format says which; otherwise
 * the last sign is it, unless three digits follow and no other sign tells: 1,234 could be either.
 */
export const minorOf = (text: string, decimal?: '.' | ','): number | undefined => {
  const plain = latin(text).replace(/[\s’']/g, '')
  const signed = /^(\()?([+-])?([\d.,]+?)(-)?(\))?$/.exec(plain)
  const digits = signed?.[3] ?? ''
  if (!signed || !/^\d/.test(digits) || Boolean(signed[1]) !== Boolean(signed[5])) return undefined
  const isNegative = Boolean(signed[1]) || signed[2] === '-' || signed[4] === '-'
  const mark = decimal ?? markOf(digits)
  if (mark === undefined) return undefined
  const [whole = '', fraction = '', ...more] = mark === '' ? [digits] : digits.split(mark)
  const group = mark === ',' ? '.' : ','
  if (more.length > 0 || !/^\d{0,2}$/.test(fraction) || !isGrouped(whole, mark === '' ? '' : group))
    return undefined
  const minor = Number(whole.replaceAll(/[.,]/g, '') + fraction.padEnd(2, '0'))
  return Number.isSafeInteger(minor) && minor <= most ? (isNegative ? -minor || 0 : minor) : undefined
}

const isGrouped = (whole: string, group: string): boolean =>
  /^\d+$/.test(whole) || (group !== '' && new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole))

/** Which sign stands before the decimals; '' where there are none, undefined where nobody can tell. */
const markOf = (digits: string): '.' | ',' | '' | undefined => {
  const signs = digits.match(/[.,]/g) ?? []
  const last = signs.at(-1) as '.' | ',' | undefined
  if (last === undefined) return ''
  const after = digits.length - digits.lastIndexOf(last) - 1
  if (new Set(signs).size === 2) return last
  // Groups alone: 1,234,567.
  if (signs.length > 1) return after === 3 ? (last === '.' ? ',' : '.') : undefined
  return after === 3 ? undefined : last
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day with its year first, or its day first; never the month first. */
export const dayOf = (text: string): string | undefined => {
  const plain = latin(text).trim()
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(plain)
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3})[-/. ](\d{4}|\d{2})(?:\s.*)?$/.exec(plain)
  const [, year, month, day] =
    yearFirst ?? (dayFirst ? [...dayFirst].with(1, dayFirst[3] ?? '').with(3, dayFirst[1] ?? '') : [])
  if (!year || !month || !day) return undefined
  const number = /^\d/.test(month) ? month : String(months.indexOf(month.toLowerCase()) + 1)
  const date = `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(date) ? date : undefined
}
