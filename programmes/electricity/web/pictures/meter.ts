// The picture of meters: one on the wall of a house, its digits and its disc behind glass, a lit window beside it.

import { palm, row, tree } from '@bawaba/ui/drawings/plants.ts'
import { chanceOf, seedOf } from '@bawaba/ui/drawings/random.ts'
import { sky } from '@bawaba/ui/drawings/scenery.ts'
import { circle, path, rect, times } from '@bawaba/ui/drawings/shapes.ts'

const [width, height] = [640, 400]

const draw = (): string => {
  const chance = chanceOf(seedOf('meter'))
  return [
    sky(width, height, { sun: { x: 92, y: 92 } }),
    path(`M0 ${height}V318Q120 300 230 312V${height}Z`, 'sand'),
    row(3, { x: 22, step: 62 }, (x, index) => tree(x + chance() * 12, 330, 0.8 + chance() * 0.3, index)),
    palm(196, 336, 1.2, chance),
    // The wall, and its window.
    rect(232, 0, width - 232, height, 'wall'),
    rect(232, 0, 10, height, 'shade'),
    rect(520, 70, 92, 128, 'shade'),
    rect(528, 78, 76, 112, 'lit'),
    path('M564 78h4v112h-4zM528 130h76v4h-76z', 'shade'),
    // Pipes from above and to the ground.
    path('M378 0h10v104h-10zM378 300h10v100h-10z', 'trunk'),
    // The meter: its case, its glass, digits, disc.
    path('M300 104h166q14 0 14 14v168q0 14-14 14H300q-14 0-14-14V118q0-14 14-14z', 'line'),
    circle(383, 192, 74, 'wall-2'),
    circle(383, 192, 68, 'wall'),
    rect(328, 150, 110, 30, 'line'),
    times(5, index => rect(332 + index * 21, 154, 17, 22, index === 4 ? 'sun' : 'foam')),
    path('M322 208h122v10H322z', 'glass'),
    path('M372 208h22v10h-22z', 'sun'),
    circle(383, 242, 7, 'line'),
  ].join('')
}

export const meter = { view: [130, 40, 480, 300], draw } as const
