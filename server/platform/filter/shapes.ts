// The shapes that a filter is written in: objects, JSON as text, whole numbers.

import { refuse } from './refuse.ts'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const readJson = (text: string, path: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return refuse(path, 'notJson')
  }
}

/** A number that came as text, as query strings and forms bring it. Pure. */
export const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(value.trim())
    ? Number(value)
    : value

/** A whole number in a range. What is above it is refused, never cut: a client would take a part for the whole. */
export const wholeNumber = (
  value: unknown,
  path: string,
  { min, max, otherwise }: { min: number; max: number; otherwise: number },
): number => {
  if (value === undefined || value === null) return otherwise
  const number = numberIn(value)
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min)
    return refuse(path, 'notAWholeNumber', { min })
  return number > max ? refuse(path, 'maximum', { max }) : number
}
