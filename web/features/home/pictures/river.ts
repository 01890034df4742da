// The banner of the portal itself: a town on both banks of the river, from old houses to towers, with boats. 1600 by 420.

import { mediterraneanHouse, tower, villa } from '@bawaba/ui/drawings/buildings.ts'
import { cypress, palm, row, tree } from '@bawaba/ui/drawings/plants.ts'
import { chanceOf, seedOf } from '@bawaba/ui/drawings/random.ts'
import { boat, cloud, farTown, glints, sunAt } from '@bawaba/ui/drawings/scenery.ts'
import { path, rect } from '@bawaba/ui/drawings/shapes.ts'

const [width, height, foot] = [1600, 420, 318]

const town = (chance: () => number): string =>
  [
    mediterraneanHouse(40, foot, 96, 132, chance, { floors: 4 }),
    mediterraneanHouse(142, foot, 118, 168, chance, { floors: 4, hasDome: true }),
    mediterraneanHouse(268, foot, 84, 108, chance),
    tower(362, foot, 74, 214, chance, { facade: 'grid', crown: 10 }),
    tower(446, foot, 64, 164, chance, { isFlipped: true }),
    mediterraneanHouse(520, foot, 104, 126, chance),
    tower(634, foot, 72, 250, chance, { facade: 'fins', crown: 14 }),
    tower(714, foot, 62, 182, chance, { facade: 'grid', isFlipped: true }),
    mediterraneanHouse(788, foot, 92, 116, chance),
    mediterraneanHouse(888, foot, 74, 90, chance, { floors: 2 }),
    villa(980, foot, 0.92),
    villa(1110, foot, 0.84, true),
    mediterraneanHouse(1232, foot, 88, 104, chance, { floors: 2 }),
    tower(1336, foot, 76, 132, chance, { facade: 'grid' }),
    tower(1424, foot, 66, 172, chance, { crown: 8, isFlipped: true }),
    mediterraneanHouse(1504, foot, 96, 96, chance, { floors: 2 }),
  ].join('')

const plants = (chance: () => number): string =>
  row(10, { x: 18, step: 84 }, x => palm(x + chance() * 30, foot + 8, 0.7 + chance() * 0.35, chance)) +
  row(9, { x: 536, step: 46 }, x => cypress(x + chance() * 12, foot + 8, 0.6 + chance() * 0.3)) +
  row(15, { x: 960, step: 43 }, (x, index) =>
    tree(x + chance() * 14, foot + 10, 0.9 + chance() * 0.4, index),
  ) +
  row(4, { x: 1010, step: 160 }, x => palm(x + chance() * 40, foot + 12, 0.9 + chance() * 0.3, chance))

const water = (chance: () => number): string =>
  path(`M0 ${height}V346Q260 332 520 344T1040 342T1600 340V${height}Z`, 'sea') +
  path(`M0 ${height}V380Q300 364 620 378T1600 370V${height}Z`, 'sea-2') +
  glints(chance, 52, { y: foot + 34, width, height: 60 })

const draw = (): string => {
  const chance = chanceOf(seedOf('river'))
  return [
    sunAt(900, 128, 54),
    cloud(1010, 140, 1.1, 0.6),
    cloud(60, 70, 1, 0.5),
    cloud(560, 48, 0.8, 0.6),
    farTown(width, foot, chance, { count: 44, tallest: 76 }),
    town(chance),
    rect(0, foot - 3, width, 40, 'sand'),
    rect(0, foot - 3, width, 5, 'sand-2'),
    plants(chance),
    water(chance),
    boat(330, foot + 66, 1.2),
    boat(690, foot + 50, 0.8),
    boat(1060, foot + 72, 1.4),
    boat(1390, foot + 54, 0.9),
  ].join('')
}

export const river = { view: [0, 0, width, height], draw } as const
