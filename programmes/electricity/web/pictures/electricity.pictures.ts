// The pictures of the electricity programme, by their categories.

import type { PictureSet } from '@bawaba/ui/drawings/picture.ts'
import { grid } from './grid.ts'

export const pictures: PictureSet = { electricity: grid }
