// The programmes of this portal. With web/shell's entry the one place that names them.

import type { Programme } from '@bawaba/contract/programme.ts'
import { electricity } from '@bawaba/electricity/definition.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { type Config, isDemoMode } from './config.ts'

/** All that this portal could run. */
export const installed: Programme[] = [electricity, libraryCard]

/** Without a choice: the real ones, and in demo mode the fictional library too. */
const unchosen = (isDemo: boolean): string[] => ['electricity', ...(isDemo ? ['library-card'] : [])]

/** The programmes of a setting, in its order. Throws for a name that is not installed. */
export const chooseProgrammes = (config: Config): Programme[] =>
  (config.PROGRAMMES.length > 0 ? config.PROGRAMMES : unchosen(isDemoMode(config))).map(name => {
    const programme = installed.find(({ slug }) => slug === name)
    if (!programme)
      throw new Error(
        `PROGRAMMES: there is no programme "${name}" (${installed.map(({ slug }) => slug).join(', ')})`,
      )
    return programme
  })
