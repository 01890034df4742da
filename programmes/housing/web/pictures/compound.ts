// A compound behind the beach: low houses round a pool.

import { tower, villa } from '@bawaba/ui/drawings/buildings.ts'
import { palm, row, tree } from '@bawaba/ui/drawings/plants.ts'
import type { Chance } from '@bawaba/ui/drawings/random.ts'
import { cloud, dune, glints, sky } from '@bawaba/ui/drawings/scenery.ts'
import { path, rect } from '@bawaba/ui/drawings/shapes.ts'
import { height, type Scene, width } from './scene.ts'

const pool =
  path('M420 352q54 -18 108 -2q42 14 6 30q-60 16 -112 2q-40 -14 -2 -30z', 'foam') +
  path('M430 355q46 -13 94 -1q32 11 4 22q-52 12 -96 1q-30 -11 -2 -22z', 'sea')

const draw = (chance: Chance): string =>
  [
    sky(width, height, { sun: { x: 420, y: 170, radius: 30 } }),
    cloud(90, 84, 1),
    rect(0, 226, width, 26, 'sea'),
    rect(0, 240, width, 12, 'sea-2'),
    glints(chance, 9, { y: 229, width, height: 18 }),
    dune(width, height, { y: 258, swing: 7, ink: 'sand', phase: 0.4 }),
    tower(60, 300, 86, 92, chance, { facade: 'grid' }),
    tower(158, 300, 78, 74, chance, { isFlipped: true }),
    tower(486, 300, 92, 100, chance, { facade: 'grid', isFlipped: true }),
    tower(408, 300, 70, 70, chance),
    path('M0 400V306Q120 292 260 304T640 298V400Z', 'lawn'),
    villa(246, 316, 0.95),
    palm(226, 318, 0.8, chance),
    palm(386, 318, 0.9, chance),
    tree(40, 316, 1.1, 1),
    tree(600, 318, 1.2),
    path('M250 400Q300 340 330 322L362 322Q352 344 400 400Z', 'sand'),
    pool,
    row(8, { x: 30, step: 30 }, (x, index) => tree(x, 352 + chance() * 14, 0.7 + chance() * 0.4, index)),
    palm(570, 372, 1.1, chance),
    palm(600, 380, 0.9, chance),
  ].join('')

export const compound: Scene = { view: [40, 116, 454, 284], draw }
