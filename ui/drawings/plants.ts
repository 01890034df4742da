// Palms, trees and cypresses. Each stands on (x, y).

import type { Chance } from './random.ts'
import { circle, path, rect, short, times } from './shapes.ts'

/** Where the tips of the fronds are, from the top of the trunk. */
const fronds = [
  [-24, 6],
  [-21, -7],
  [-11, -16],
  [1, -19],
  [13, -15],
  [22, -6],
  [24, 7],
] as const

export const palm = (x: number, y: number, size: number, chance: Chance): string => {
  const lean = (chance() - 0.5) * 14 * size
  const [topX, topY] = [x + lean, y - 52 * size]
  const middle = short(y - 26 * size)
  const trunk = `M${short(x - 1.8 * size)} ${short(y)}Q${short(x + lean * 0.2)} ${middle} ${short(topX - size)} ${short(topY)}L${short(topX + 1.2 * size)} ${short(topY)}Q${short(x + lean * 0.3 + 3 * size)} ${middle} ${short(x + 2.4 * size)} ${short(y)}Z`
  const leaf = (dx: number, dy: number) =>
    `M${short(topX)} ${short(topY)}q${short(dx * 0.45 * size)} ${short((dy - 11) * size * 0.8)} ${short(dx * size)} ${short(dy * size)}q${short(-dx * 0.58 * size)} ${short((-dy + (dy - 2) * 0.55) * size)} ${short(-dx * size)} ${short(-dy * size)}z`
  const leaves = (parity: number) =>
    fronds.flatMap(([dx, dy], index) => (index % 2 === parity ? [leaf(dx, dy)] : [])).join('')
  return path(trunk, 'trunk') + path(leaves(0), 'green-2') + path(leaves(1), 'green')
}

export const tree = (x: number, y: number, size: number, variant = 0): string =>
  rect(x - 1.2 * size, y - 12 * size, 2.4 * size, 12 * size, 'trunk') +
  circle(x, y - 19 * size, 11 * size, variant % 2 === 0 ? 'green-2' : 'green') +
  circle(x - 3.5 * size, y - 22 * size, 6.5 * size, variant % 2 === 0 ? 'green' : 'green-3')

export const cypress = (x: number, y: number, size: number): string => {
  const half = (side: 1 | -1) =>
    `M${short(x)} ${short(y - 46 * size)}c${short(side * 9 * size)} ${short(20 * size)} ${short(side * 8 * size)} ${short(40 * size)} 0 ${short(46 * size)}z`
  return path(half(1), 'green-2') + path(half(-1), 'green')
}

/** Several of one plant, from `x` on, `step` apart. */
export const row = (
  count: number,
  { x, step }: { x: number; step: number },
  draw: (x: number, index: number) => string,
): string => times(count, index => draw(x + index * step, index))
