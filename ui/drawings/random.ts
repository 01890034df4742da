// Chance that is the same each time: a drawing is made of a seed, so that two builds draw one picture.

/** Numbers from 0 up to 1. */
export type Chance = () => number

/** Chance by a seed (mulberry32). */
export const chanceOf = (seed: number): Chance => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A seed by a name. */
export const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7)
