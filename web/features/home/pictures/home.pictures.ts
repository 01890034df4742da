// The picture of the portal's own first page.

import type { PictureSet } from '@bawaba/ui/drawings/picture.ts'
import { river } from './river.ts'

export const pictures: PictureSet = { river }
