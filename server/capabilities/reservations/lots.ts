// Lots as messages name them. What a lot is, its programme knows; it says so in its contribution.

import type { Text } from '@bawaba/language/index.ts'
import type { Contributions, LotNames } from '../../capability.ts'

/** By the kind of what is reserved. Read when a message is written: by then all programmes have contributed. */
export const lotNamesOf =
  (contributions: Contributions) =>
  (kind: string): LotNames | undefined =>
    [...contributions.values()].flatMap(({ lots }) => (lots?.kind === kind ? [lots] : []))[0]

/** What a lot is called; its code where nobody has a name for it. */
export const lotTitle = (names: LotNames | undefined, lot: string): Text =>
  names?.titleOf(lot) ?? { ar: lot, en: lot }
