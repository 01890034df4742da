// The screens and field kinds that the programmes of this portal plug into the apps, by the programme's slug. With
// server/programmes.ts the one file that names them.

import { screens as contact } from '@bawaba/contact/web/screens.tsx'
import { kinds as electricityKinds } from '@bawaba/electricity/web/kinds.ts'
import { screens as electricity } from '@bawaba/electricity/web/screens.tsx'
import { screens as examples } from '@bawaba/examples/web/screens.tsx'
import type { OwnKind } from '@bawaba/forms/fields/own-kinds.ts'
import { kinds as housingKinds } from '@bawaba/housing/web/kinds.ts'
import { screens as housing } from '@bawaba/housing/web/screens.tsx'
import { screens as libraryCard } from '@bawaba/library-card/web/screens.tsx'
import type { ProgrammeScreens } from '../shell/programme-screens.ts'

export const programmeScreens: Readonly<Record<string, ProgrammeScreens>> = {
  housing,
  electricity,
  'library-card': libraryCard,
  examples,
  contact,
}

/** Those of several programmes in one object. */
export const programmeKinds: Readonly<Record<string, OwnKind>> = { ...housingKinds, ...electricityKinds }
