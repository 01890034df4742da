// An amount in pounds as people type it, in either digits, and as the wire carries it.

import { piastersOf, poundsOf } from '@bawaba/language/index.ts'
import { readAmount } from '@bawaba/language/input/amounts.ts'

/** Every reading of a typed amount: "١٬٢٥٠٫٥٠" is "1250.50", "1,50" is "1.50" or "150.00", "EGP 90" is "90.00". */
export const amountsOf = (typed: string): string[] => {
  const read = readAmount(typed)
  if (!read) return []
  const readings = 'decimal' in read ? [read.decimal] : read.readings
  return readings.flatMap(reading => {
    const piasters = piastersOf(reading)
    return piasters === undefined || piasters === 0 ? [] : [poundsOf(piasters)]
  })
}

/** The one reading of a typed amount; undefined for what has two or is no amount above zero. */
export const amountOf = (typed: string): string | undefined => {
  const [amount, ...others] = amountsOf(typed)
  return others.length === 0 ? amount : undefined
}
