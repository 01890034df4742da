// The numbers that stand on meters and bills: digits, the last of which checks the others (Luhn, ISO/IEC 7812-1).
// People copy them with spaces, dashes and digits of either script; they are stored as Latin digits alone.

import { readCompact } from '@bawaba/language/index.ts'

const meterDigits = 12
const paymentDigits = 13

/** What was typed or copied, without spaces, dashes and dots between the digits. */
export const readNumber = (typed: string): string => readCompact(typed).replaceAll('.', '')

/** The digit that follows these. */
export const checkDigitOf = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

const isChecked = (text: string, length: number): boolean =>
  text.length === length && /^\d+$/.test(text) && checkDigitOf(text.slice(0, -1)) === text.at(-1)

export const isMeterNumber = (text: string): boolean => isChecked(text, meterDigits)
export const isPaymentNumber = (text: string): boolean => isChecked(text, paymentDigits)

/** In groups, as it stands on the bill: 4 digits each. */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
