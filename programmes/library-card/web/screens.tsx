// What the programme adds to the apps: the picture of its services.

import { type ProgrammeScreens, picturesIn } from '@bawaba/web/shell/programme-screens.ts'
import { address } from './pictures/library.pictures.ts?drawn'

export const screens: ProgrammeScreens = picturesIn({ library: address })
