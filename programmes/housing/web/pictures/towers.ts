// Towers on the beach, with palms, the sea and a boat.

import { tower } from '@bawaba/ui/drawings/buildings.ts'
import { palm, row } from '@bawaba/ui/drawings/plants.ts'
import type { Chance } from '@bawaba/ui/drawings/random.ts'
import { boat, cloud, farTown, glints, sky } from '@bawaba/ui/drawings/scenery.ts'
import { path, rect } from '@bawaba/ui/drawings/shapes.ts'
import { height, type Scene, width } from './scene.ts'

const foot = 290

const draw = (chance: Chance): string =>
  [
    sky(width, height, { sun: { x: 150, y: 120 } }),
    cloud(300, 70, 1),
    cloud(470, 128, 0.7, 0.6),
    farTown(width, 262, chance, { count: 14, tallest: 26 }),
    tower(215, foot, 64, 196, chance, { crown: 10 }),
    tower(300, foot, 74, 244, chance, { facade: 'fins', crown: 14, isFlipped: true }),
    tower(392, foot, 60, 168, chance),
    tower(466, foot, 66, 214, chance, { facade: 'grid', crown: 10, isFlipped: true }),
    tower(548, foot, 58, 142, chance),
    tower(150, foot, 54, 122, chance, { facade: 'grid', isFlipped: true }),
    rect(0, 286, width, 30, 'sand'),
    rect(0, 286, width, 5, 'sand-2'),
    row(9, { x: 40, step: 70 }, x => palm(x + chance() * 18, 298, 0.62 + chance() * 0.2, chance)),
    path('M0 400V318Q160 300 330 312T640 306V400Z', 'sea'),
    path('M0 400V350Q200 334 360 346T640 338V400Z', 'sea-2'),
    glints(chance, 16, { y: 322, width, height: 70 }),
    boat(124, 352, 1),
  ].join('')

export const towers: Scene = { view: [90, 20, 550, 350], draw }
