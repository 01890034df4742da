// The picture of the examples: three public buildings side by side, each another one. 640 by 400.

import { cypress, tree } from '@bawaba/ui/drawings/plants.ts'
import { chanceOf, seedOf } from '@bawaba/ui/drawings/random.ts'
import { cloud, farTown, sky } from '@bawaba/ui/drawings/scenery.ts'
import { arch, createOutlines, path, rect, times } from '@bawaba/ui/drawings/shapes.ts'

const [width, height, foot] = [640, 400, 308]

const building = (x: number, storeys: number, chance: () => number): string => {
  const outlines = createOutlines()
  const top = foot - 24 - storeys * 46
  for (let storey = 0; storey < storeys; storey++)
    for (let column = 0; column < 3; column++)
      outlines.add(
        chance() < 0.5 ? 'lit' : 'glass',
        arch(x + 20 + column * 36, foot - 24 - storey * 46, 18, 30),
      )
  return [
    rect(x, top, 128, foot - top, 'wall'),
    rect(x + 104, top, 24, foot - top, 'wall-2'),
    rect(x - 6, top - 8, 140, 10, 'wall-3'),
    outlines.drawn(),
  ].join('')
}

const draw = (): string => {
  const chance = chanceOf(seedOf('examples'))
  return [
    sky(width, height, { sun: { x: 516, y: 104 } }),
    cloud(150, 78, 1),
    farTown(width, 286, chance, { count: 16, tallest: 44 }),
    rect(0, foot, width, height - foot, 'lawn'),
    ...[28, 612].map((x, index) => tree(x, foot + 6, 1.3 + chance() * 0.5, index)),
    building(76, 3, chance),
    building(256, 4, chance),
    building(436, 2, chance),
    path('M262 400L292 329H348L378 400Z', 'sand'),
    times(3, index => rect(60 + index * 180, foot, 160, 6, index === 1 ? 'wall-3' : 'wall-2')),
    ...[230, 410].map(x => cypress(x, foot + 12, 1.5)),
    tree(150, 372, 1.1, 1),
    tree(500, 368, 1, 0),
  ].join('')
}

export const ministries = { view: [24, 70, 540, 338], draw } as const
