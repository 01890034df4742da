// The pictures of the library, by its categories.

import type { PictureSet } from '@bawaba/ui/drawings/picture.ts'
import { library } from './library.ts'

export const pictures: PictureSet = { library }
