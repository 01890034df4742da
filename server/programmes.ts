// The programmes of this portal. With web/shell's entry the one place that names them.

import type { Programme } from '@bawaba/contract/programme.ts'
import { electricity } from '@bawaba/electricity/definition.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'

const installed: Programme[] = [electricity, libraryCard]

/** The programmes of a setting, in its order. Throws for a name that is not installed. */
export const chooseProgrammes = (names: readonly string[]): Programme[] =>
  names.map(name => {
    const programme = installed.find(({ slug }) => slug === name)
    if (!programme)
      throw new Error(
        `PROGRAMMES: there is no programme "${name}" (${installed.map(({ slug }) => slug).join(', ')})`,
      )
    return programme
  })
