// What every scene of a project is: drawn on a plane of 640 by 400, of which it shows a part.

import type { Chance } from '@bawaba/ui/drawings/random.ts'

export const width = 640
export const height = 400

export type Scene = {
  /** The part that is seen: x, y, width, height. */
  view: readonly [number, number, number, number]
  draw: (chance: Chance) => string
}
