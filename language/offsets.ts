// When Cairo's clocks change, for whoever reckons without a calendar of zones: the sandbox of scripts.

import { cairoWall } from './wall-clock.ts'

const minute = 60_000
const day = 86_400_000
/** No change has been shorter than a month. */
const step = 14 * day
const from = Date.UTC(1950, 0)
const until = Date.UTC(2070, 0)

/** Minutes that Cairo's clocks are ahead of UTC at an instant. */
const offsetAt = (time: number): number =>
  (Date.parse(`${cairoWall(new Date(time))}Z`) - Math.floor(time / minute) * minute) / minute

/** The first minute with another offset, between two instants of which the later has it. */
const changeBetween = (before: number, after: number): number => {
  const known = offsetAt(before)
  let [low, high] = [before, after]
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute
    if (offsetAt(middle) === known) low = middle
    else high = middle
  }
  return high
}

/** From which instant on (in milliseconds) Cairo is how many minutes ahead of UTC, 1950 to 2069, the earliest first. */
export const cairoOffsets = (): readonly [since: number, minutes: number][] => {
  const found: [since: number, minutes: number][] = [[Number.MIN_SAFE_INTEGER, offsetAt(from)]]
  for (let time = from; time < until; time += step) {
    const minutes = offsetAt(time + step)
    if (minutes !== found.at(-1)?.[1]) found.push([changeBetween(time, time + step), minutes])
  }
  return found
}
