// Villas on a lake, mirrored in it, with a landing stage.

import { villa } from '@bawaba/ui/drawings/buildings.ts'
import { palm } from '@bawaba/ui/drawings/plants.ts'
import type { Chance } from '@bawaba/ui/drawings/random.ts'
import { cloud, dune, glints, sky } from '@bawaba/ui/drawings/scenery.ts'
import { path, rect, times } from '@bawaba/ui/drawings/shapes.ts'
import { height, type Scene, width } from './scene.ts'

const mirrored = [
  [52, 278, 90, 38],
  [190, 278, 74, 28],
  [406, 278, 90, 38],
  [530, 278, 72, 28],
] as const

const stage =
  rect(96, 300, 8, 70, 'trunk') +
  rect(160, 300, 7, 70, 'trunk') +
  rect(64, 318, 110, 5, 'trunk') +
  rect(64, 300, 110, 5, 'wall-3')

const draw = (chance: Chance): string =>
  [
    sky(width, height, { sun: { x: 330, y: 150, radius: 46 }, horizon: 250 }),
    cloud(60, 80, 0.9),
    cloud(470, 70, 1, 0.6),
    dune(width, height, { y: 238, swing: 14, ink: 'far', phase: 1 }),
    dune(width, height, { y: 252, swing: 8, ink: 'sand-2', phase: 2.2 }),
    villa(52, 268, 0.74),
    villa(190, 266, 0.62, true),
    villa(406, 268, 0.74, true),
    villa(530, 266, 0.6),
    ...[36, 160, 176, 300, 384, 506, 622].map(x => palm(x, 270, 0.62 + chance() * 0.2, chance)),
    rect(0, 266, width, 8, 'lawn'),
    rect(0, 274, width, 126, 'sea'),
    path('M0 400V330Q220 312 640 336V400Z', 'sea-2', { opacity: 0.6 }),
    ...mirrored.map(([x, y, across, down]) => rect(x, y, across, down, 'wall', { opacity: 0.3 })),
    times(7, index =>
      rect(280 + index * 2 + chance() * 10, 284 + index * 13, 100 - index * 9 + chance() * 12, 3, 'sun', {
        rx: 1.5,
        opacity: 0.75 - index * 0.08,
      }),
    ),
    glints(chance, 22, { y: 284, width, height: 108 }),
    stage,
  ].join('')

export const lake: Scene = { view: [24, 120, 448, 280], draw }
