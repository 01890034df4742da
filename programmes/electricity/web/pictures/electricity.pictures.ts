// The pictures of the electricity programme, by their categories: one land, seen from where each is at home.

import type { Picture, PictureSet } from '@bawaba/ui/drawings/picture.ts'
import type { CategorySlug } from '../../category-slugs.ts'
import { grid } from './grid.ts'
import { meter } from './meter.ts'

const seenFrom = (...view: Picture['view']): Picture => ({ ...grid, view })

export const pictures = {
  electricity: grid,
  connections: seenFrom(0, 70, 416, 260),
  meters: meter,
  bills: seenFrom(352, 140, 288, 180),
  contracts: seenFrom(240, 120, 400, 250),
  inspections: seenFrom(0, 200, 320, 200),
} satisfies PictureSet & Record<CategorySlug, Picture>
