// Villas behind a hedge.

import { villa } from '@bawaba/ui/drawings/buildings.ts'
import { palm, row, tree } from '@bawaba/ui/drawings/plants.ts'
import type { Chance } from '@bawaba/ui/drawings/random.ts'
import { cloud, dune, sky } from '@bawaba/ui/drawings/scenery.ts'
import { box, path, rect, times } from '@bawaba/ui/drawings/shapes.ts'
import { height, type Scene, width } from './scene.ts'

const hedge = [
  rect(0, 330, width, 12, 'green'),
  rect(0, 342, width, 10, 'wall-2'),
  rect(0, 352, width, 48, 'sand'),
  path(
    times(22, index => box(index * 30, 330, 2, 22)),
    'green-2',
    { opacity: 0.5 },
  ),
  rect(0, 372, width, 3, 'sand-2'),
].join('')

const draw = (chance: Chance): string =>
  [
    sky(width, height, { sun: { x: 372, y: 176, radius: 30 } }),
    cloud(120, 90, 1),
    dune(width, height, { y: 246, swing: 10, ink: 'far', phase: 0.2 }),
    dune(width, height, { y: 268, swing: 8, ink: 'green-3', phase: 1.4 }),
    row(14, { x: 0, step: 48 }, (x, index) => tree(x + chance() * 20, 276, 0.8 + chance() * 0.3, index)),
    rect(0, 272, width, 130, 'lawn'),
    villa(30, 318, 1.25),
    villa(236, 308, 1.02, true),
    villa(420, 318, 1.3, true),
    palm(212, 322, 1, chance),
    palm(384, 316, 0.9, chance),
    palm(602, 326, 1.1, chance),
    palm(16, 326, 1, chance),
    hedge,
    row(7, { x: 36, step: 96 }, (x, index) => tree(x + chance() * 16, 362, 0.7, index)),
  ].join('')

export const villas: Scene = { view: [10, 130, 440, 275], draw }
