// What is behind and below the buildings of a drawing: sky with sun or moon, clouds, dunes, the far town, water and boats.

import type { Chance } from './random.ts'
import { circle, type Ink, path, rect, short, times } from './shapes.ts'

type Sky = {
  /** Where the sun stands, and how large it is. */
  sun?: { x: number; y: number; radius?: number }
  /** How far down the sky reaches. */
  horizon?: number
}

/** The whole ground of a drawing of this size. */
export const sky = (width: number, height: number, { sun, horizon = height * 0.66 }: Sky = {}): string => {
  const { x, y, radius = height * 0.095 } = sun ?? { x: width * 0.74, y: height * 0.3 }
  return [
    rect(0, 0, width, height, 'sky'),
    rect(0, horizon - height * 0.2, width, height * 0.4, 'sky-2', { opacity: 0.5 }),
    rect(0, horizon - height * 0.09, width, height * 0.4, 'sky-2'),
    sunAt(x, y, radius),
  ].join('')
}

/** The sun by day, the moon at night, with two rings. */
export const sunAt = (x: number, y: number, radius: number): string =>
  circle(x, y, radius * 2.3, 'sun-ring', { opacity: 0.3 }) +
  circle(x, y, radius * 1.6, 'sun-ring', { opacity: 0.5 }) +
  circle(x, y, radius, 'sun')

export const cloud = (x: number, y: number, size: number, opacity = 0.8): string => {
  const bar = (dx: number, dy: number, width: number) =>
    rect(x + dx * size, y + dy * size, width * size, 9 * size, 'cloud', { rx: 4.5 * size, opacity })
  return bar(0, 0, 90) + bar(22, -13, 64) + bar(48, 13, 70)
}

/** A wavy ground from a height down to the foot of the drawing. */
export const dune = (
  width: number,
  height: number,
  { y, swing, ink, phase = 0 }: { y: number; swing: number; ink: Ink; phase?: number },
): string => {
  const bends = times(9, index => {
    const at = (width * index) / 8
    const crest = short(y + Math.sin(index * 1.3 + phase) * swing)
    const end = short(y + Math.sin(index * 1.3 + phase + 0.7) * swing * 0.6)
    return `${index === 0 ? 'Q' : 'S'}${short(at - width / 16)} ${crest} ${short(at)} ${end}`
  })
  return path(`M0 ${short(height)}V${short(y)}${bends}V${short(height)}Z`, ink)
}

/** A town on the horizon, without windows. */
export const farTown = (
  width: number,
  foot: number,
  chance: Chance,
  { count, tallest }: { count: number; tallest: number },
): string =>
  times(count, index => {
    const across = (width / count) * (0.6 + chance() * 0.7)
    return rect((index * width) / count, foot - tallest * (0.3 + chance() * 0.7), across, tallest + 2, 'far')
  })

type Area = { x?: number; y: number; width: number; height: number }
/** Light on water. */
export const glints = (chance: Chance, count: number, { x = 0, y, width, height }: Area): string =>
  times(count, () =>
    rect(x + chance() * width, y + chance() * height, 14 + chance() * 34, 2, 'foam', { rx: 1, opacity: 0.5 }),
  )

/** A boat under sail, its hull on (x, y). */
export const boat = (x: number, y: number, size: number): string => {
  const at = (dx: number, dy: number) => `${short(x + dx * size)} ${short(y + dy * size)}`
  return (
    path(`M${at(-24, 0)}L${at(28, 0)}L${at(18, 12)}L${at(-14, 12)}Z`, 'wall') +
    path(`M${at(0, -3)}L${at(0, -44)}L${at(26, -4)}Z`, 'wall') +
    path(`M${at(-4, -3)}L${at(-4, -36)}L${at(-20, -4)}Z`, 'wall-2')
  )
}
