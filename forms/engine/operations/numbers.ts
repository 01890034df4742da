// Operations on numbers and amounts of money. A result is rounded to nine decimals, so that 0.1 and 0.2 are 0.3; what is
// divided by zero or larger than a number can be counted exactly is absent.

import type { Evaluate, Operation, Operations } from '../conditions.ts'

const decimals = 9

export const exact = (value: number): number | undefined => {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return undefined
  // Minus zero is zero.
  return Number(value.toFixed(decimals)) + 0
}

const partsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Worked out of numbers that are all there. */
export const ofNumbers =
  (work: (numbers: number[]) => number) =>
  (name: string): Operation =>
  (node, compile) => {
    const parts = partsOf(node[name]).map(compile)
    return scope => {
      const numbers: number[] = []
      for (const part of parts) {
        const value = part(scope)
        if (typeof value !== 'number') return undefined
        numbers.push(value)
      }
      return numbers.length === 0 ? undefined : exact(work(numbers))
    }
  }

/** The least or the greatest of what is there: numbers, or dates, which are texts that sort. */
const extreme =
  (isBetter: (order: number) => boolean) =>
  (name: string): Operation =>
  (node, compile) => {
    const parts = partsOf(node[name]).map(compile)
    return scope =>
      best(
        parts.map(part => part(scope)),
        isBetter,
      )
  }

export const best = (values: readonly unknown[], isBetter: (order: number) => boolean): unknown => {
  let found: number | string | undefined
  for (const value of values)
    if (typeof value === 'number' || typeof value === 'string') {
      if (
        found === undefined ||
        (typeof value === typeof found && isBetter(value < found ? -1 : value > found ? 1 : 0))
      )
        found = value
    }
  return found
}

const mostDigits = 6
/** To so many decimals; by its decimal text, as 1.005 in binary is less than it says. */
const rounded =
  (way: (value: number) => number) =>
  (name: string): Operation =>
  (node, compile) => {
    const part: Evaluate = compile(node[name])
    const digits =
      typeof node.digits === 'number' ? Math.min(Math.max(Math.trunc(node.digits), 0), mostDigits) : 0
    return scope => {
      const value = part(scope)
      if (typeof value !== 'number') return undefined
      const shifted = exact(Number(`${value.toFixed(decimals)}e${digits}`))
      // So large a number has no such decimals.
      return shifted === undefined ? exact(value) : exact(Number(`${way(shifted)}e-${digits}`))
    }
  }
/** Halves go away from zero, as people round. */
const half = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

export const numbers: Record<string, (name: string) => Operation> = {
  add: ofNumbers(values => values.reduce((sum, value) => sum + value, 0)),
  subtract: ofNumbers(([from = 0, ...less]) => less.reduce((rest, value) => rest - value, from)),
  multiply: ofNumbers(values => values.reduce((product, value) => product * value, 1)),
  divide: ofNumbers(([of = 0, ...by]) => by.reduce((rest, value) => rest / value, of)),
  least: extreme(order => order < 0),
  greatest: extreme(order => order > 0),
  round: rounded(half),
  roundUp: rounded(Math.ceil),
  roundDown: rounded(Math.floor),
}
export const named = (rows: Record<string, (name: string) => Operation>): Operations =>
  Object.fromEntries(Object.entries(rows).map(([name, made]) => [name, made(name)]))
