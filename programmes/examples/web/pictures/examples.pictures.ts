// The picture of the examples' category.

import type { PictureSet } from '@bawaba/ui/drawings/picture.ts'
import { ministries } from './ministries.ts'

export const pictures: PictureSet = { examples: ministries }
