// A green walkway that leads between towers to the horizon, with water along its middle.

import { tower } from '@bawaba/ui/drawings/buildings.ts'
import { palm, tree } from '@bawaba/ui/drawings/plants.ts'
import type { Chance } from '@bawaba/ui/drawings/random.ts'
import { cloud, farTown, sky } from '@bawaba/ui/drawings/scenery.ts'
import { path, times } from '@bawaba/ui/drawings/shapes.ts'
import { height, type Scene, width } from './scene.ts'

/** Where the towers of one side stand, the nearest first. */
const places = [-10, 90, 172, 234]

/** The towers of the left or right side, the farthest first, so that nearer ones stand before them. */
const side = (chance: Chance, isRight: boolean): string =>
  places
    .map((x, index) => {
      const across = 96 - index * 14
      return tower(isRight ? width - x - across : x, 320 - index * 9, across, 176 - index * 34, chance, {
        facade: index % 2 === 1 ? 'grid' : 'bands',
        isFlipped: isRight,
        shaded: 0.34,
      })
    })
    .reverse()
    .join('')

const ground = [
  path('M0 400V318L292 284H348L640 318V400Z', 'lawn'),
  path('M150 400L300 286H340L490 400Z', 'sand'),
  path('M272 400L316 286H324L368 400Z', 'sea'),
  path('M290 400L318 286H320L350 400Z', 'foam', { opacity: 0.4 }),
].join('')

const draw = (chance: Chance): string =>
  [
    sky(width, height, { sun: { x: 320, y: 128, radius: 40 } }),
    cloud(60, 70, 0.9),
    cloud(480, 92, 0.8),
    farTown(width, 270, chance, { count: 20, tallest: 40 }),
    side(chance, false),
    side(chance, true),
    ground,
    // What is nearer stands lower, farther out and is larger.
    times(6, index => {
      const near = (index / 5) ** 2
      const [y, size] = [292 + near * 96, 0.35 + near * 0.95]
      return palm(288 - near * 150, y, size, chance) + palm(352 + near * 150, y, size, chance)
    }),
    times(5, index => {
      const near = index / 4
      const [y, size] = [300 + near * 80, 0.5 + near * 0.8]
      return tree(230 - near * 190, y, size, index) + tree(410 + near * 190, y, size, index + 1)
    }),
  ].join('')

export const walkway: Scene = { view: [0, 40, 640, 360], draw }
