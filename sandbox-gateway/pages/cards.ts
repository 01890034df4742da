// The test cards, and reading what was typed as a card. Numbers, dates and security codes are never written down.

import type { Text } from '@bawaba/language/index.ts'
import { readCompact, readIdentifier } from '@bawaba/language/index.ts'
import type { CardFate } from '../records.ts'
import { cardNotes, messages } from './messages.ts'

type TestCard = { number: string; fate: CardFate; asksCode: boolean; note: Text }
const card = (number: string, fate: CardFate, note: Text, asksCode = false): TestCard => ({
  number,
  fate,
  asksCode,
  note,
})

export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'accepted', cardNotes.accepted, true),
  card('4000000000000077', 'accepted', cardNotes.acceptedAtOnce),
  card('4000000000000002', 'declined', cardNotes.declined, true),
  card('4000000000009995', 'insufficient', cardNotes.insufficient),
  card('4000000000000341', 'silent', cardNotes.silent, true),
  card('4000000000000119', 'stuck', cardNotes.stuck),
]

/** The check digit of card numbers (ISO/IEC 7812-1, Luhn). */
const isCardNumber = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export type TypedCard = { number: string; expiry: string; securityCode: string }
export type CardErrors = Partial<Record<keyof TypedCard, Text>>

/** The last moment of the month that a card names. */
const endOf = (expiry: string): Date | undefined => {
  const parts = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d\d)$/.exec(readIdentifier(expiry))
  return parts ? new Date(Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1)) : undefined
}

const expiryError = (typed: string, now: Date): Text | undefined => {
  const end = endOf(typed)
  if (!end) return messages.enterExpiry
  return end <= now ? messages.expired : undefined
}

/** The card that was typed, or what is wrong with it, by field. */
export const readCard = (
  typed: TypedCard,
  now: Date,
): { errors: CardErrors } | { lastDigits: string; fate: CardFate; asksCode: boolean } => {
  const number = readCompact(typed.number)
  const errors: CardErrors = {}
  if (number === '') errors.number = messages.enterNumber
  else if (!isCardNumber(number)) errors.number = messages.checkNumber
  const wrongExpiry = expiryError(typed.expiry, now)
  if (wrongExpiry) errors.expiry = wrongExpiry
  if (!/^\d{3}$/.test(readCompact(typed.securityCode))) errors.securityCode = messages.enterSecurityCode
  if (Object.keys(errors).length > 0) return { errors }
  // A card that nobody knows here is declined, as elsewhere.
  const { fate, asksCode } = testCards.find(each => each.number === number) ?? {
    fate: 'declined' as const,
    asksCode: false,
  }
  return { lastDigits: number.slice(-4), fate, asksCode }
}
