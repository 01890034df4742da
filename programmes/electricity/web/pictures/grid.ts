// The picture of electricity: pylons over the desert, homes whose windows are lit, and panels in the sun. 640 by 400.

import { mediterraneanHouse } from '@bawaba/ui/drawings/buildings.ts'
import { palm, row, tree } from '@bawaba/ui/drawings/plants.ts'
import { chanceOf, seedOf } from '@bawaba/ui/drawings/random.ts'
import { cloud, dune, sky } from '@bawaba/ui/drawings/scenery.ts'
import { box, path, rect, short, times } from '@bawaba/ui/drawings/shapes.ts'

const [width, height, foot] = [640, 400, 300]

/** The arms of a pylon: how far down from its top, and how far out. */
const arms = [
  [14, 24],
  [34, 32],
] as const

/** A pylon on (x, y): two legs that meet, crossed by struts, with its arms. */
const pylon = (x: number, y: number, size: number): string => {
  const at = (dx: number, dy: number) => `${short(x + dx * size)} ${short(y + dy * size)}`
  const bar = (from: [number, number], to: [number, number]) =>
    `M${at(...from)}L${at(...to)}L${at(to[0] + 2.2, to[1])}L${at(from[0] + 2.2, from[1])}Z`
  const outline = [
    bar([-20, 0], [-3, -130]),
    bar([18, 0], [1, -130]),
    bar([-17, -20], [11, -62]),
    bar([15, -20], [-13, -62]),
    bar([-11, -62], [6, -96]),
    bar([9, -62], [-8, -96]),
    ...arms.map(([down, out]) => box(x - out * size, y + (down - 130) * size, 2 * out * size, 2.6 * size)),
  ].join('')
  return path(outline, 'trunk')
}

/** A wire that hangs between two points. */
const wire = (fromX: number, fromY: number, toX: number, toY: number): string => {
  const middle = short((fromX + toX) / 2)
  const low = Math.max(fromY, toY) + 22
  return `M${short(fromX)} ${short(fromY)}Q${middle} ${short(low)} ${short(toX)} ${short(toY)}Q${middle} ${short(low + 2.4)} ${short(fromX)} ${short(fromY)}Z`
}

const pylons = [
  { x: -40, size: 1.5 },
  { x: 150, size: 1.3 },
  { x: 300, size: 1.05 },
  { x: 418, size: 0.82 },
] as const

const wires = path(
  pylons
    .slice(1)
    .flatMap((to, index) => {
      const from = pylons[index] ?? to
      const end = (
        { x, size }: { x: number; size: number },
        [down, out]: readonly [number, number],
        side: number,
      ) => [x + side * out * size, foot + 8 + (down - 128) * size] as const
      return arms.flatMap(arm => [-1, 1].map(side => wire(...end(from, arm, side), ...end(to, arm, side))))
    })
    .join(''),
  'trunk',
  { opacity: 0.8 },
)

/** A row of panels that lean towards the sun. */
const panels = (x: number, y: number, count: number): string =>
  times(count, index => {
    const left = x + index * 62
    const corner = (dx: number, dy: number) => `${short(left + dx)} ${short(y + dy)}`
    const seams = times(3, seam => `M${corner(10 + seam * 13 + 4, -28)}l-9 28h1.4l9 -28z`)
    return (
      rect(left + 22, y, 4, 16, 'shade') +
      path(`M${corner(0, 0)}L${corner(10, -28)}L${corner(58, -28)}L${corner(48, 0)}Z`, 'sea-2') +
      path(`${seams}M${corner(5, -15)}h48v1.4h-48z`, 'foam', { opacity: 0.7 })
    )
  })

const draw = (): string => {
  const chance = chanceOf(seedOf('electricity'))
  return [
    sky(width, height, { sun: { x: 512, y: 104 } }),
    cloud(60, 70, 1),
    cloud(330, 54, 0.8, 0.6),
    dune(width, height, { y: 252, swing: 14, ink: 'far', phase: 0.6 }),
    dune(width, height, { y: 276, swing: 8, ink: 'sand-2', phase: 2 }),
    wires,
    ...pylons.map(({ x, size }) => pylon(x, foot + 8, size)),
    mediterraneanHouse(446, foot + 6, 66, 92, chance, { floors: 3 }),
    mediterraneanHouse(516, foot + 6, 84, 128, chance, { floors: 4 }),
    mediterraneanHouse(606, foot + 6, 70, 84, chance, { floors: 2 }),
    path(`M0 ${height}V304Q180 292 340 300T640 302V${height}Z`, 'sand'),
    row(5, { x: 436, step: 44 }, (x, index) =>
      tree(x + chance() * 10, foot + 12, 0.7 + chance() * 0.3, index),
    ),
    palm(400, foot + 14, 0.9, chance),
    panels(36, 346, 6),
    panels(6, 388, 7),
    palm(560, 372, 1.1, chance),
    palm(598, 380, 0.9, chance),
  ].join('')
}

export const grid = { view: [90, 60, 520, 325], draw } as const
