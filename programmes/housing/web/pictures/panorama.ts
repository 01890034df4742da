// The banner: from towers on the coast over an old quarter and villas to gardens, along the water. 1600 by 420.

import { mediterraneanHouse, tower, villa } from '@bawaba/ui/drawings/buildings.ts'
import { cypress, palm, row, tree } from '@bawaba/ui/drawings/plants.ts'
import { chanceOf } from '@bawaba/ui/drawings/random.ts'
import { boat, cloud, farTown, glints, sunAt } from '@bawaba/ui/drawings/scenery.ts'
import { path, rect } from '@bawaba/ui/drawings/shapes.ts'

const [width, height, foot] = [1600, 420, 318]

const town = (chance: () => number): string =>
  [
    tower(70, foot, 70, 150, chance, { facade: 'grid' }),
    tower(150, foot, 62, 214, chance, { crown: 10 }),
    tower(222, foot, 78, 272, chance, { facade: 'fins', crown: 14, isFlipped: true }),
    tower(312, foot, 62, 190, chance),
    tower(384, foot, 70, 238, chance, { facade: 'grid', crown: 10, isFlipped: true }),
    tower(464, foot, 60, 142, chance, { isFlipped: true }),
    mediterraneanHouse(548, foot, 92, 118, chance),
    mediterraneanHouse(646, foot, 106, 150, chance, { floors: 4, hasDome: true }),
    mediterraneanHouse(758, foot, 82, 98, chance, { floors: 2 }),
    mediterraneanHouse(846, foot, 104, 132, chance),
    villa(968, foot, 0.92),
    villa(1096, foot, 0.84, true),
    villa(1216, foot, 0.95),
    tower(1352, foot, 80, 126, chance, { facade: 'grid', isFlipped: true }),
    tower(1440, foot, 70, 168, chance, { crown: 8 }),
    tower(1520, foot, 84, 112, chance, { facade: 'grid', isFlipped: true }),
  ].join('')

const plants = (chance: () => number): string =>
  row(14, { x: 24, step: 38 }, x => palm(x + chance() * 16, foot + 8, 0.6 + chance() * 0.3, chance)) +
  row(10, { x: 556, step: 44 }, x => cypress(x + chance() * 10, foot + 8, 0.7 + chance() * 0.3)) +
  row(16, { x: 962, step: 40 }, (x, index) => tree(x + chance() * 14, foot + 10, 0.9 + chance() * 0.5, index))

const water = (chance: () => number): string =>
  path(`M0 ${height}V346Q260 332 520 344T1040 342T1600 340V${height}Z`, 'sea') +
  path(`M0 ${height}V380Q300 364 620 378T1600 370V${height}Z`, 'sea-2') +
  glints(chance, 52, { y: foot + 34, width, height: 60 })

const draw = (): string => {
  const chance = chanceOf(101)
  return [
    sunAt(690, 126, 54),
    cloud(820, 150, 1.1, 0.6),
    cloud(30, 60, 1, 0.5),
    cloud(560, 60, 0.8, 0.6),
    farTown(width, foot, chance, { count: 44, tallest: 80 }),
    town(chance),
    rect(0, foot - 3, width, 40, 'sand'),
    rect(0, foot - 3, width, 5, 'sand-2'),
    plants(chance),
    water(chance),
    boat(380, foot + 62, 1.1),
    boat(1000, foot + 72, 1.4),
    boat(760, foot + 50, 0.8),
  ].join('')
}

export const panorama = { view: [0, 0, width, height], draw } as const
