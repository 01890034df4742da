// A quarter of Mediterranean houses round a square with a fountain.

import { mediterraneanHouse } from '@bawaba/ui/drawings/buildings.ts'
import { cypress, tree } from '@bawaba/ui/drawings/plants.ts'
import type { Chance } from '@bawaba/ui/drawings/random.ts'
import { cloud, dune, sky } from '@bawaba/ui/drawings/scenery.ts'
import { box, circle, path, rect, times } from '@bawaba/ui/drawings/shapes.ts'
import { height, type Scene, width } from './scene.ts'

const paving = path(
  times(14, index =>
    [0, 1, 2].map(line => box(index * 50 + (line % 2) * 25 - 10, 336 + line * 22, 40, 2)).join(''),
  ),
  'sand-2',
)

const fountain = [
  path('M196 372q26 -10 52 0v12q-26 10 -52 0z', 'wall-2'),
  path('M200 371q22 -7 44 0q-22 7 -44 0z', 'sea'),
  rect(220, 346, 3.5, 24, 'wall-3'),
  circle(222, 344, 5, 'wall-3'),
].join('')

const draw = (chance: Chance): string =>
  [
    sky(width, height, { sun: { x: 112, y: 96 } }),
    cloud(420, 66, 1),
    dune(width, height, { y: 250, swing: 12, ink: 'far', phase: 2 }),
    mediterraneanHouse(330, 300, 96, 148, chance, { floors: 4 }),
    mediterraneanHouse(60, 300, 88, 128, chance),
    mediterraneanHouse(512, 300, 104, 120, chance),
    mediterraneanHouse(152, 316, 112, 168, chance, { floors: 4, hasDome: true }),
    mediterraneanHouse(268, 316, 74, 104, chance, { floors: 2 }),
    mediterraneanHouse(430, 316, 92, 134, chance),
    mediterraneanHouse(-18, 316, 84, 92, chance, { floors: 2 }),
    mediterraneanHouse(576, 316, 90, 84, chance, { floors: 2 }),
    rect(0, 316, width, 84, 'sand'),
    rect(0, 316, width, 5, 'wall-3'),
    paving,
    ...[22, 262, 356, 424, 528, 612].map(x => cypress(x, 326, 0.9 + chance() * 0.3)),
    fountain,
    tree(84, 384, 1.2, 1),
    tree(470, 384, 1.2, 1),
  ].join('')

export const latin: Scene = { view: [40, 90, 496, 310], draw }
