// The picture of the library: its columns and steps, trees before it, and books as tall as a door. 640 by 400.

import { cypress, tree } from '@bawaba/ui/drawings/plants.ts'
import { chanceOf, seedOf } from '@bawaba/ui/drawings/random.ts'
import { cloud, farTown, sky } from '@bawaba/ui/drawings/scenery.ts'
import { arch, createOutlines, type Ink, path, rect, times } from '@bawaba/ui/drawings/shapes.ts'

const [width, height, foot] = [640, 400, 308]

const hall = (chance: () => number): string => {
  const outlines = createOutlines()
  for (let index = 0; index < 7; index++) {
    const x = 178 + index * 42
    outlines.add(chance() < 0.5 ? 'lit' : 'glass', arch(x, foot - 66, 20, 46))
    outlines.add(index === 3 ? 'roof-2' : 'glass-2', arch(x, foot, 20, 52))
  }
  return [
    rect(150, 176, 340, foot - 176, 'wall'),
    rect(452, 176, 38, foot - 176, 'wall-2'),
    outlines.drawn(),
    times(8, index => rect(159 + index * 42, 186, 9, foot - 186, 'wall-3')),
    rect(140, 168, 360, 10, 'wall-3'),
    path('M146 168L320 104L494 168Z', 'wall-2'),
    path('M176 162L320 110L464 162Z', 'wall'),
    path('M298 152v-22q11 -6 22 0q11 -6 22 0v22q-11 -5 -22 0q-11 -5 -22 0z', 'glass'),
    rect(319, 130, 2, 22, 'wall'),
    times(3, index =>
      rect(160 - index * 10, foot + index * 7, 320 + index * 20, 7, index % 2 === 0 ? 'wall-2' : 'wall-3'),
    ),
  ].join('')
}

const spines: readonly [Ink, number][] = [
  ['roof', 92],
  ['glass-2', 112],
  ['wall-2', 84],
  ['green-2', 104],
  ['sun', 78],
  ['roof-2', 98],
]

/** Books that stand beside one another, the last one leaning. */
const books = (x: number, y: number, count: number): string =>
  times(count, index => {
    const [ink, tall] = spines[index % spines.length] ?? ['roof', 90]
    const left = x + index * 22
    return (
      rect(left, y - tall, 20, tall, ink, { rx: 2 }) +
      rect(left, y - tall + 12, 20, 3, 'cloud', { opacity: 0.7 }) +
      rect(left, y - 18, 20, 3, 'cloud', { opacity: 0.7 })
    )
  })

const draw = (): string => {
  const chance = chanceOf(seedOf('library'))
  return [
    sky(width, height, { sun: { x: 116, y: 104 } }),
    cloud(430, 70, 1),
    farTown(width, 286, chance, { count: 18, tallest: 46 }),
    rect(0, foot, width, height - foot, 'lawn'),
    ...[28, 66, 118, 522, 566, 612].map((x, index) => tree(x, foot + 6, 1.3 + chance() * 0.5, index)),
    hall(chance),
    path('M262 400L292 329H348L378 400Z', 'sand'),
    ...[136, 504].map(x => cypress(x, foot + 12, 1.5)),
    books(36, 392, 6),
    books(470, 392, 5),
    tree(200, 372, 1.1, 1),
    tree(440, 368, 1, 0),
  ].join('')
}

export const library = { view: [24, 70, 540, 338], draw } as const
