// The picture of contact and complaints, by its category.

import type { PictureSet } from '@bawaba/ui/drawings/picture.ts'
import { letter } from './letter.ts'

export const pictures: PictureSet = { contact: letter }
