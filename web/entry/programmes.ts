// The screens that the programmes of this portal plug into the apps. With server/programmes.ts the one file that names
// them.

import { screens as housing } from '@bawaba/housing/web/screens.tsx'
import type { ProgrammeScreens } from '../shell/programme-screens.ts'

export const programmeScreens: readonly ProgrammeScreens[] = [housing]
