// An amount in pounds as people type it, in either digits, and as the wire carries it.

import { decimalOf, piastersOf, poundsOf } from '@bawaba/language/index.ts'

/** "١٬٢٥٠٫٥٠" is "1250.50"; undefined for what has two readings or is no amount above zero. */
export const amountOf = (typed: string): string | undefined => {
  const piasters = piastersOf(decimalOf(typed))
  return piasters === undefined || piasters === 0 ? undefined : poundsOf(piasters)
}
