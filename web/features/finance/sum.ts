// The sum of amounts as lists have them: pounds in decimals, "12.50".

import { piastersOf, poundsOf } from '@bawaba/language/index.ts'

export const sumOfAmounts = (amounts: readonly string[]): string =>
  poundsOf(amounts.reduce((sum, amount) => sum + (piastersOf(amount) ?? 0), 0))
