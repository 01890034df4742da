// What a clock on the wall in Cairo shows. Apart from the other dates, which the first page needs.

import { formatter, parts, timeZone } from './dates.ts'

/** Day and time in Cairo at an instant, as a clock on the wall shows them: `2026-11-20T09:30`. */
export const cairoWall = (instant: string | Date): string => {
  const options = {
    ...({ day: '2-digit', month: '2-digit', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const),
  }
  const clock = formatter('cairo clock', 'en-GB', options)
  const { day, month, year, hour, minute } = parts(clock, new Date(instant))
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/**
 * The instant of a time of day in Cairo, as a clock on the wall shows it: `2026-11-20T09:30`. Where the clock is put
 * forward over it, an hour later; where it shows it twice, the first time. No time for what is none.
 */
export const cairoInstant = (wall: string): Date => {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return new Date(asUtc)
  const shown = (time: number): number => Date.parse(`${cairoWall(new Date(time))}Z`)
  // The offset before and after a change of the clock: the first that fits is right.
  const offsets = [-1, 1].map(side => shown(asUtc + side * 43_200_000) - (asUtc + side * 43_200_000))
  const fitting = offsets.map(offset => asUtc - offset).filter(time => shown(time) === asUtc)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - Math.min(...offsets))
}
