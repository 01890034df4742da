// The picture of contact and complaints: a letter as large as a house, a town behind it, an answer in a bubble. 640 by 400.

import { tree } from '@bawaba/ui/drawings/plants.ts'
import { chanceOf, seedOf } from '@bawaba/ui/drawings/random.ts'
import { cloud, farTown, sky } from '@bawaba/ui/drawings/scenery.ts'
import { path, rect, times } from '@bawaba/ui/drawings/shapes.ts'

const [width, height, foot] = [640, 400, 312]

/** A bubble of three lines, its tail at the bottom. */
const bubble = (x: number, y: number): string =>
  [
    rect(x, y, 132, 78, 'cloud', { rx: 16 }),
    path(`M${x + 26} ${y + 74}v30l34 -30z`, 'cloud'),
    times(3, index => rect(x + 20, y + 20 + index * 16, index === 2 ? 54 : 92, 6, 'wall-3')),
  ].join('')

const envelope = (): string =>
  [
    rect(178, 176, 264, 160, 'wall', { rx: 10 }),
    path('M178 186L310 272L442 186V326L348 252Q310 284 272 252L178 326Z', 'wall-2'),
    path('M184 176H436L322 258Q310 268 298 258Z', 'cloud'),
    path('M184 176L298 258Q310 268 322 258L436 176L326 248Q310 260 294 248Z', 'wall-3'),
    rect(380, 284, 40, 34, 'roof', { rx: 3 }),
  ].join('')

const draw = (): string => {
  const chance = chanceOf(seedOf('letter'))
  return [
    sky(width, height, { sun: { x: 112, y: 100 } }),
    cloud(210, 74, 0.9),
    farTown(width, 292, chance, { count: 18, tallest: 52 }),
    rect(0, foot, width, height - foot, 'lawn'),
    ...[40, 92, 548, 600].map((x, index) => tree(x, foot + 8, 1.4 + chance() * 0.4, index)),
    path('M150 400L230 330H400L490 400Z', 'sand'),
    envelope(),
    bubble(420, 76),
    tree(146, 360, 1.1, 1),
    tree(486, 364, 1, 0),
  ].join('')
}

export const letter = { view: [60, 56, 540, 338], draw } as const
