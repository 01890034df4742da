// What it adds to the apps: the picture of its services.

import { type ProgrammeScreens, picturesIn } from '@bawaba/web/shell/programme-screens.ts'
import { address } from './pictures/contact.pictures.ts?drawn'

export const screens: ProgrammeScreens = picturesIn({ contact: address })
