// The sample floor plan of a demo's unit, drawn by code: rooms in two rows along a corridor, as many as the unit has. It says
// that it is a sample; real plans are uploaded. The same unit has the same plan each time.

import type { UnitRecord } from './store.ts'

type Box = { x: number; y: number; width: number; height: number }

const [wide, high, corridor] = [480, 320, 44]
const margin = 20

/** Cuts a row into rooms whose widths follow from the code, so that plans differ from each other. */
const rowOf = (count: number, y: number, height: number, seed: number): Box[] => {
  const weights = Array.from({ length: count }, (_, index) => 2 + ((seed >> (index * 2)) & 3))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let x = margin
  return weights.map(weight => {
    const box = { x, y, width: ((wide - 2 * margin) * weight) / sum, height }
    x += box.width
    return box
  })
}

const seedOf = (code: string): number =>
  [...code].reduce((seed, sign) => (seed * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7)

const wall = ({ x, y, width, height }: Box): string =>
  `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${height}"/>`
/** A door: a gap towards the corridor, and the quarter circle in which it opens. */
const door = ({ x, y, width, height }: Box, isAbove: boolean): string => {
  const [left, edge] = [x + width / 2 - 14, isAbove ? y + height : y]
  const swing = isAbove ? -28 : 28
  return `<path class="gap" d="M${left.toFixed(1)} ${edge}h28"/><path class="door" d="M${left.toFixed(1)} ${edge}v${swing}a28 28 0 0 ${isAbove ? 1 : 0} 28 ${-swing}"/>`
}
const window = ({ x, y, width, height }: Box, isAbove: boolean): string =>
  `<path class="glass" d="M${(x + width * 0.25).toFixed(1)} ${isAbove ? y : y + height}h${(width * 0.5).toFixed(1)}"/>`

const style =
  'rect{fill:#fff;stroke:#2b3a3d;stroke-width:5}.gap{stroke:#fff;stroke-width:7}.door{fill:none;stroke:#8a9496;stroke-width:1.5}.glass{stroke:#7fb3c4;stroke-width:7}text{font:600 15px sans-serif;fill:#3c4a4d;text-anchor:middle}'

export const drawFloorPlan = ({ code, rooms, area }: Pick<UnitRecord, 'code' | 'rooms' | 'area'>): string => {
  const seed = seedOf(code)
  // Besides its rooms a unit has a kitchen and a bath.
  const cells = Math.max(3, Math.min(rooms + 2, 12))
  const above = Math.ceil(cells / 2)
  const height = (high - 2 * margin - corridor) / 2
  const upper = rowOf(above, margin, height, seed)
  const lower = rowOf(cells - above, margin + height + corridor, height, seed >>> 8)
  const drawn = [
    `<rect x="${margin}" y="${margin}" width="${wide - 2 * margin}" height="${high - 2 * margin}"/>`,
    ...[...upper, ...lower].map(wall),
    ...upper.flatMap(box => [window(box, true), door(box, true)]),
    ...lower.flatMap(box => [window(box, false), door(box, false)]),
    `<text x="${wide / 2}" y="${high / 2 + 5}">${code} · ${Number(area)} m2</text>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}"><style>${style}</style><rect width="${wide}" height="${high}" fill="#f4f1ea" stroke="none"/>${drawn.join('')}</svg>`
}
