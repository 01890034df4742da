// What a countdown shows and says: pure, by the seconds that are left.

import { formatNumber, type Language } from '@bawaba/language/index.ts'

/** Minutes at which it is said aloud how many are left; at the end, that it is over. */
const spokenMinutes = [0, 1, 5, 10] as const
export type SpokenMinutes = (typeof spokenMinutes)[number]

/** The last of them that was reached; undefined with more time than any. */
export const spokenAt = (secondsLeft: number): SpokenMinutes | undefined =>
  spokenMinutes.find(minutes => secondsLeft <= minutes * 60)

export const secondsUntil = (end: string | number, now: Date): number =>
  Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / 1000))

const minuteSeconds = 60
const hourSeconds = 3600

/** `12:05`, with hours `1:02:05`; minutes and seconds with two digits. */
export const formatCountdown = (language: Language, seconds: number): string => {
  const hours = Math.floor(seconds / hourSeconds)
  const minutes = Math.floor((seconds % hourSeconds) / minuteSeconds)
  const two = (value: number) =>
    `${value < 10 ? formatNumber(language, 0) : ''}${formatNumber(language, value)}`
  const rest = `${hours > 0 ? two(minutes) : formatNumber(language, minutes)}:${two(seconds % minuteSeconds)}`
  return hours > 0 ? `${formatNumber(language, hours)}:${rest}` : rest
}

/** Whoever has more time than this is not hurried. */
const longest = 3 * hourSeconds
export const isCounted = (secondsLeft: number): boolean => secondsLeft <= longest
