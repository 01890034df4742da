// Towers, Mediterranean houses and villas. Each stands with its left foot on (x, y); windows that are lit at night are lighter
// by day.

import type { Chance } from './random.ts'
import { arch, box, createOutlines, path, rect, short, times } from './shapes.ts'

type Tower = {
  /** How its windows lie: balconies, a grid, or fins from the ground to the roof. */
  facade?: 'bands' | 'grid' | 'fins'
  /** The height of what stands on the roof. */
  crown?: number
  /** Its shaded side is on the left. */
  isFlipped?: boolean
  /** How much of its width is shaded. */
  shaded?: number
}
type Outlines = ReturnType<typeof createOutlines>
/** One floor of a face: from x, as wide as `width`, its windows beginning at y. */
type Floor = { x: number; y: number; width: number; height: number; chance: Chance; outlines: Outlines }

const facades: Record<NonNullable<Tower['facade']>, (floor: Floor) => void> = {
  bands: ({ x, y, width, height, chance, outlines }) => {
    const inner = width * 0.86
    outlines.add('glass', box(x + width * 0.07, y, inner, height * 0.46))
    const count = Math.floor(width / 9)
    for (let index = 0; index < count; index++)
      if (chance() < 0.34)
        outlines.add(
          'lit',
          box(x + width * 0.07 + (index * inner) / count + 0.6, y, inner / count - 1.2, height * 0.46),
        )
  },
  grid: ({ x, y, width, height, chance, outlines }) => {
    const count = Math.max(2, Math.round(width / 12))
    const step = width / count
    for (let index = 0; index < count; index++)
      outlines.add(
        chance() < 0.36 ? 'lit' : 'glass',
        box(x + index * step + step * 0.24, y, step * 0.52, height * 0.52),
      )
  },
  fins: ({ x, y, width, height, chance, outlines }) => {
    outlines.add('glass-2', box(x, y, width, height * 0.5))
    if (chance() < 0.5) outlines.add('lit', box(x + chance() * width * 0.6, y, width * 0.3, height * 0.5))
  },
}

export const tower = (
  x: number,
  y: number,
  width: number,
  height: number,
  chance: Chance,
  { facade = 'bands', crown = 0, isFlipped = false, shaded = 0.3 }: Tower = {},
): string => {
  const side = width * shaded
  const face = width - side
  const faceX = isFlipped ? x + side : x
  const sideX = isFlipped ? x : x + face
  const top = y - height
  const floors = Math.max(4, Math.round(height / 15))
  const floor = height / floors
  const outlines = createOutlines()
  for (let index = 0; index < floors; index++) {
    const windowY = top + index * floor + floor * 0.28
    facades[facade]({ x: faceX, y: windowY, width: face, height: floor, chance, outlines })
    for (const at of [0.26, 0.58])
      if (chance() < 0.75)
        outlines.add(
          chance() < 0.3 ? 'lit' : 'glass-2',
          box(sideX + side * at, windowY, side * 0.2, floor * 0.46),
        )
  }
  const count = Math.round(face / 8)
  const fins = times(count + 1, index => box(faceX + (index * face) / count - 0.8, top, 1.6, height))
  return [
    rect(faceX, top, face, height, 'wall'),
    rect(sideX, top, side, height, 'wall-2'),
    outlines.drawn(),
    facade === 'fins' ? path(fins, 'wall') : '',
    rect(x - 1.5, top - 3.5, width + 3, 3.5, 'wall-3'),
    crown > 0
      ? rect(faceX + face * 0.2, top - 3.5 - crown, face * 0.55, crown, 'wall-2') +
        rect(faceX + face * 0.45, top - 3.5 - crown * 2.2, 2, crown * 1.2, 'wall-3')
      : '',
  ].join('')
}

const dome = (x: number, top: number, width: number): string => {
  const [radius, rise] = [width * 0.3, width * 0.32]
  return (
    path(
      `M${short(x + width * 0.2)} ${short(top)}a${short(radius)} ${short(rise)} 0 0 1 ${short(2 * radius)} 0z`,
      'roof',
    ) +
    path(
      `M${short(x + width * 0.5)} ${short(top - rise)}a${short(radius)} ${short(rise)} 0 0 1 ${short(radius)} ${short(rise)}h${short(-radius)}z`,
      'roof-2',
    ) +
    rect(x + width * 0.5 - 1.2, top - rise - 14, 2.4, 14, 'wall-3')
  )
}

/** A house with an arcade and a tiled roof or a dome. */
export const mediterraneanHouse = (
  x: number,
  y: number,
  width: number,
  height: number,
  chance: Chance,
  { floors = 3, hasDome = false }: { floors?: number; hasDome?: boolean } = {},
): string => {
  const columns = Math.max(2, Math.round(width / 24))
  const step = width / columns
  const arcade = height * 0.28
  const top = y - height
  const outlines = createOutlines()
  for (let column = 0; column < columns; column++) {
    outlines.add('glass-2', arch(x + column * step + step * 0.18, y, step * 0.64, arcade))
    for (let floor = 0; floor < floors; floor++) {
      const windowY = y - arcade - ((height - arcade) * (floor + 0.72)) / floors
      const left = x + column * step
      outlines.add(chance() < 0.38 ? 'lit' : 'glass', arch(left + step * 0.33, windowY + 15, step * 0.34, 17))
      outlines.add('wall-3', box(left + step * 0.24, windowY + 16, step * 0.52, 2))
    }
  }
  const tiles =
    path(`M${short(x - 6)} ${short(top)}l10 -14h${short(width - 8)}l10 14z`, 'roof') +
    rect(x - 6, top, width + 12, 3, 'roof-2')
  return [
    rect(x, top, width, height, 'wall'),
    rect(x + width * 0.72, top, width * 0.28, height, 'wall-2'),
    outlines.drawn(),
    hasDome ? dome(x, top, width) : tiles,
  ].join('')
}

/** A house of two floors with a pergola, 120 units wide at size 1. */
export const villa = (x: number, y: number, size: number, isFlipped = false): string => {
  const width = 120 * size
  const [ground, upper] = [34 * size, 30 * size]
  const upperX = isFlipped ? x : x + width * 0.3
  const pergolaX = isFlipped ? x + width * 0.64 : x
  const [roof, top] = [y - ground, y - ground - upper]
  return [
    rect(x, roof, width, ground, 'wall'),
    rect(x + width * 0.78, roof, width * 0.22, ground, 'wall-2'),
    rect(upperX, top, width * 0.62, upper, 'wall'),
    rect(upperX + width * 0.46, top, width * 0.16, upper, 'wall-2'),
    path(
      box(upperX - 5 * size, top - 4 * size, width * 0.62 + 10 * size, 4 * size) +
        box(x - 4 * size, roof - 3.5 * size, width + 8 * size, 3.5 * size),
      'wall-3',
    ),
    path(
      box(x + width * 0.06, y - ground * 0.78, width * 0.14, ground * 0.78) +
        box(x + width * 0.22, y - ground * 0.78, width * 0.14, ground * 0.78) +
        box(upperX + width * 0.25, roof - upper * 0.74, width * 0.16, upper * 0.48),
      'glass',
    ),
    rect(x + width * 0.46, y - ground * 0.7, width * 0.11, ground * 0.7, 'roof-2'),
    path(
      box(x + width * 0.62, y - ground * 0.66, width * 0.12, ground * 0.34) +
        box(upperX + width * 0.06, roof - upper * 0.74, width * 0.14, upper * 0.48),
      'lit',
    ),
    path(
      times(6, index => box(pergolaX + index * width * 0.06, roof - 16 * size, 2 * size, 12.5 * size)),
      'roof',
    ),
    rect(pergolaX - 3 * size, roof - 18 * size, width * 0.33, 2.6 * size, 'roof-2'),
  ].join('')
}
