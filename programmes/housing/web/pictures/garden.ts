// A garden town: a palace with columns, lawns and a fountain.

import { mediterraneanHouse } from '@bawaba/ui/drawings/buildings.ts'
import { cypress, row, tree } from '@bawaba/ui/drawings/plants.ts'
import type { Chance } from '@bawaba/ui/drawings/random.ts'
import { cloud, farTown, sky } from '@bawaba/ui/drawings/scenery.ts'
import { path, rect, times } from '@bawaba/ui/drawings/shapes.ts'
import { height, type Scene, width } from './scene.ts'

const lawns = [
  path('M0 400V282Q160 268 320 276T640 280V400Z', 'lawn'),
  path('M0 400V330Q150 300 262 400Z', 'green-3'),
  path('M640 400V326Q500 300 384 400Z', 'green-3'),
  path('M296 282h48l40 118h-128z', 'sand'),
].join('')

const fountain = [
  path('M252 336q68 -22 136 0q34 16 0 32q-68 22 -136 0q-34 -16 0 -32z', 'wall-2'),
  path('M262 339q58 -17 116 0q26 12 0 25q-58 17 -116 0q-26 -13 0 -25z', 'sea'),
  rect(317, 300, 5, 44, 'wall-3'),
  path('M319 296q-29 4 -33 38h4q4 -30 29 -34zM321 296q29 4 33 38h-4q-4 -30 -29 -34z', 'foam'),
].join('')

const front = [
  [48, 352, 1.6],
  [120, 380, 1.5],
  [590, 350, 1.6],
  [520, 382, 1.5],
  [196, 394, 1.1],
  [448, 396, 1.1],
] as const

const draw = (chance: Chance): string =>
  [
    sky(width, height, { sun: { x: 130, y: 110 } }),
    cloud(380, 76, 1),
    farTown(width, 250, chance, { count: 16, tallest: 30 }),
    mediterraneanHouse(214, 280, 214, 112, chance, { floors: 2 }),
    path('M268 154h106l-53 -34z', 'wall-3'),
    mediterraneanHouse(60, 280, 92, 84, chance, { floors: 2 }),
    mediterraneanHouse(492, 280, 92, 84, chance, { floors: 2 }),
    times(7, index => rect(262 + index * 18, 168, 5, 112, 'wall-3', { opacity: 0.6 })),
    lawns,
    fountain,
    row(8, { x: 8, step: 28 }, (x, index) => tree(x, 292 + chance() * 22, 0.9 + chance() * 0.5, index)),
    row(8, { x: 420, step: 30 }, (x, index) => tree(x, 292 + chance() * 22, 0.9 + chance() * 0.5, index)),
    ...front.map(([x, y, size]) => tree(x, y, size, x)),
    ...[214, 236, 402, 426].map(x => cypress(x, 300, 1)),
  ].join('')

export const garden: Scene = { view: [80, 96, 486, 304], draw }
