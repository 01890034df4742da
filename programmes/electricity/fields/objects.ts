// Reading what was sent as an object, by hand: a kind never throws, whatever it is given.

import type { Text } from '@bawaba/language/index.ts'
import { decimalOf } from '@bawaba/language/index.ts'

type Plain = Readonly<Record<string, unknown>>

/** Its own properties, or undefined for what is no plain object. */
export const plain = (input: unknown): Plain | undefined =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : undefined

export const textOf = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.length <= longest && value.isWellFormed() ? value : undefined

/** Words in both languages. */
export const wordsOf = (value: unknown): Text | undefined => {
  const words = plain(value)
  const ar = textOf(words?.ar, 300)
  const en = textOf(words?.en, 300)
  return ar === undefined || en === undefined ? undefined : { ar, en }
}

/** A whole number from 0, typed in either script or sent as a number; undefined for anything else. */
export const countOf = (value: unknown, most: number): number | undefined => {
  if (typeof value === 'string' && value.length <= 40) {
    const digits = decimalOf(value) ?? ''
    return /^\d{1,12}$/.test(digits) ? countOf(Number(digits), most) : undefined
  }
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
    ? (value as number)
    : undefined
}

export const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
