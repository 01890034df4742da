// A statement of an account, whatever format its file had: the lines that moved money, and those that cannot be read.

import type { Direction } from '@bawaba/contract/payment-states.ts'

export type StatementLine = {
  /** The bank's number; where it gives none, one that is the same whenever the line is read. */
  transactionId: string
  direction: Direction
  /** Piasters; negative for a movement that the bank took back. */
  amount: number
  currency: string
  /** "2026-11-23", when it was booked. */
  day: string
  /** Who paid, or was paid. */
  payer: string
  /** What they wrote. */
  details: string
}
export type Statement = {
  /** As the file names it. */
  account: string
  lines: StatementLine[]
  unreadable: string[]
}
export class NoStatement extends Error {}

const longest = { transactionId: 80, payer: 140, details: 300 } as const

/** One line of text for screens and the database: no control characters, no halves of characters, no more than is read. */
const textOf = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()

export const tidy = (line: StatementLine): StatementLine => ({
  ...line,
  transactionId: textOf(line.transactionId, longest.transactionId),
  payer: textOf(line.payer, longest.payer),
  details: textOf(line.details, longest.details),
})

/** An unreadable line as people see it. */
export const shown = (text: string): string => textOf(text, longest.details)
