// How long something is held for one person: a hold has its time, and all holds of one thing in a day have a time together.
// Without the second, holding again and again would keep a unit from everybody, and nobody would ever send a form.

export type HoldTimes = {
  /** One hold, in milliseconds. */
  holdMs: number
  /** All holds of one thing by one person within a day; 0: as long as they like. */
  totalMs: number
}

/** Less than this is no hold that anybody could use. */
const shortestMs = 60_000
/** A form that is being sent keeps its holds at least so long. */
export const sendingMs = 120_000
/** What forms may take beyond the time of all holds: sendings that come to nothing keep a thing no longer than that. */
const sendingsMs = 5 * sendingMs

const leftMs = ({ totalMs }: HoldTimes, spentMs: number): number =>
  totalMs === 0 ? Number.POSITIVE_INFINITY : totalMs - spentMs

/**
 * Until when a new hold lasts, where its person has held the thing for `spentMs` already; undefined where they may hold it no
 * more. A form that is being sent is held for that alone, also when the time is spent: it takes the thing at once.
 */
export const holdUntil = (
  times: HoldTimes,
  { now, spentMs, isSending }: { now: Date; spentMs: number; isSending: boolean },
): Date | undefined => {
  const left = Math.min(times.holdMs, leftMs(times, spentMs))
  if (isSending)
    return leftMs(times, spentMs) + sendingsMs < sendingMs
      ? undefined
      : new Date(now.getTime() + Math.max(left, sendingMs))
  return left < shortestMs ? undefined : new Date(now.getTime() + left)
}

/** Whether nothing is left once a hold is over that is counted in `spentMs`. */
export const isLastHold = (times: HoldTimes, spentMs: number): boolean => leftMs(times, spentMs) < shortestMs
