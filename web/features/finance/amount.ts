// An amount in pounds as people type it, in either digits, and as the wire carries it.

import { normaliseNumber, piastersOf, poundsOf } from '@bawaba/language/index.ts'

/** "١٬٢٥٠٫٥٠" is "1250.50"; undefined for anything that is no amount above zero. */
export const amountOf = (typed: string): string | undefined => {
  const piasters = piastersOf(normaliseNumber(typed.trim()).replaceAll(',', ''))
  return piasters === undefined || piasters === 0 ? undefined : poundsOf(piasters)
}
