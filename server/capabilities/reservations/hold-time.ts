// How long something is held for one person: a hold has its time, all holds of one thing in a day have a time together, and
// so have all holds of a kind. Otherwise holding again and again would keep units from everybody, and nobody would ever send
// a form. Requests that are not paid for have a time of their own, within a week.

export type HoldTimes = {
  /** One hold, in milliseconds. */
  holdMs: number
  /** All holds of one thing by one person within a day; 0: as long as they like. */
  totalMs: number
  /** All holds of a kind by one person within a day; 0: as long as they like. */
  dayMs: number
  /** What a person has reserved of a kind within a week without paying for it; 0: as long as they like. */
  weekMs: number
}

/** For how long a person has kept things from others so far: this thing in a day, its kind in a day, unpaid in a week. */
export type Spent = Record<'thingMs' | 'dayMs' | 'weekMs', number>
/** Which of a person's times is spent. */
export type SpentTime = 'thing' | 'day' | 'week'

/** Less than this is no hold that anybody could use. */
const shortestMs = 60_000
/** A form that is being sent keeps its holds at least so long. */
export const sendingMs = 120_000
/** What forms may take beyond the time of all holds: sendings that come to nothing keep a thing no longer than that. */
export const sendingsMs = 5 * sendingMs

const leftMs = (limitMs: number, spentMs: number): number =>
  limitMs === 0 ? Number.POSITIVE_INFINITY : limitMs - spentMs

/** What is left for holds, and of which time. */
const leastLeft = (times: HoldTimes, { thingMs, dayMs }: Spent): { ms: number; of: SpentTime } => {
  const [thing, day] = [leftMs(times.totalMs, thingMs), leftMs(times.dayMs, dayMs)]
  return day <= thing ? { ms: day, of: 'day' } : { ms: thing, of: 'thing' }
}

/**
 * Until when a new hold lasts, or which time of its person is spent. A form that is being sent is held for that alone, also
 * when the time of holds is spent: it takes the thing at once.
 */
export const holdUntil = (
  times: HoldTimes,
  { now, spent, isSending }: { now: Date; spent: Spent; isSending: boolean },
): Date | SpentTime => {
  if (leftMs(times.weekMs, spent.weekMs) <= 0) return 'week'
  const least = leastLeft(times, spent)
  const left = Math.min(times.holdMs, least.ms)
  if (isSending)
    return least.ms + sendingsMs < sendingMs ? least.of : new Date(now.getTime() + Math.max(left, sendingMs))
  return left < shortestMs ? least.of : new Date(now.getTime() + left)
}

/** Whether nothing is left once a hold is over that is counted in `spent`. */
export const isLastHold = (times: HoldTimes, spent: Spent): boolean => leastLeft(times, spent).ms < shortestMs

/**
 * How long holds may have been together once a new one is over, for the statement that takes it: what another window of the
 * person took since `holdUntil` looked counts there. The moments between the two are forgiven.
 */
export const mostMs = (
  times: HoldTimes,
  isSending: boolean,
): { thingMs: number; dayMs: number; weekMs: number } => {
  const most = (limitMs: number): number => leftMs(limitMs, 0) + shortestMs + (isSending ? sendingsMs : 0)
  return { thingMs: most(times.totalMs), dayMs: most(times.dayMs), weekMs: leftMs(times.weekMs, 0) }
}
