// What the examples add to the apps: the picture of their category.

import { type ProgrammeScreens, picturesIn } from '@bawaba/web/shell/programme-screens.ts'
import { address } from './pictures/examples.pictures.ts?drawn'

export const screens: ProgrammeScreens = picturesIn({ examples: address })
