// A town centre: a hall with a clock tower between towers, and a street with trees.

import { tower } from '@bawaba/ui/drawings/buildings.ts'
import { row, tree } from '@bawaba/ui/drawings/plants.ts'
import type { Chance } from '@bawaba/ui/drawings/random.ts'
import { cloud, farTown, sky } from '@bawaba/ui/drawings/scenery.ts'
import { arch, box, circle, createOutlines, path, rect, times } from '@bawaba/ui/drawings/shapes.ts'
import { height, type Scene, width } from './scene.ts'

const foot = 320

const hall = (chance: Chance): string => {
  const outlines = createOutlines()
  for (let index = 0; index < 5; index++) outlines.add('glass-2', arch(216 + index * 32, foot, 22, 56))
  for (let floor = 0; floor < 3; floor++)
    for (let index = 0; index < 7; index++)
      outlines.add(chance() < 0.4 ? 'lit' : 'glass', box(214 + index * 23, 208 + floor * 20, 11, 11))
  return (
    rect(206, 196, 172, 124, 'wall') +
    rect(330, 196, 48, 124, 'wall-2') +
    rect(200, 190, 184, 7, 'wall-3') +
    outlines.drawn()
  )
}

const clockTower = [
  rect(262, 120, 52, 72, 'wall'),
  rect(300, 120, 14, 72, 'wall-2'),
  rect(257, 114, 62, 7, 'wall-3'),
  path('M262 114l26 -34l26 34z', 'roof'),
  path('M288 80l26 34h-26z', 'roof-2'),
  circle(281, 148, 14, 'wall-3'),
  circle(281, 148, 11, 'cloud'),
  rect(280, 139, 1.8, 10, 'line'),
  rect(281, 147, 8, 1.8, 'line'),
].join('')

const draw = (chance: Chance): string =>
  [
    sky(width, height, { sun: { x: 540, y: 92 } }),
    cloud(200, 60, 0.9),
    farTown(width, 292, chance, { count: 18, tallest: 70 }),
    tower(26, foot, 92, 132, chance, { facade: 'grid' }),
    tower(124, foot, 70, 188, chance, { crown: 8 }),
    tower(388, foot, 76, 204, chance, { facade: 'grid', crown: 10, isFlipped: true }),
    tower(470, foot, 96, 146, chance, { isFlipped: true }),
    tower(570, foot, 64, 112, chance, { facade: 'grid', isFlipped: true }),
    hall(chance),
    clockTower,
    rect(0, foot, width, 80, 'sand'),
    rect(0, foot, width, 6, 'wall-3'),
    rect(0, 352, width, 26, 'sand-2'),
    times(10, index => rect(20 + index * 66, 364, 34, 2.5, 'wall', { opacity: 0.8 })),
    row(11, { x: 24, step: 60 }, (x, index) => tree(x + chance() * 12, 332, 0.9 + chance() * 0.25, index)),
  ].join('')

export const downtown: Scene = { view: [0, 40, 640, 360], draw }
