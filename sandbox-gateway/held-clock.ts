// A clock that stands at an earlier time on demand: a demo's story pays, reads and bills in days that are over. It goes on
// by itself after a minute, should whoever held it be gone.

export type HeldClock = {
  now(): Date
  /** Holds it at a time; without one it goes on. */
  hold(time: Date | undefined): void
}

const longestHoldMs = 60_000

export const clockSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { at: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' } },
} as const

/** The time that the body of a call names, if it names one. */
export const timeIn = (body: unknown): Date | undefined => {
  const { at } = (body ?? {}) as { at?: string }
  return at === undefined ? undefined : new Date(at)
}

export const createHeldClock = (clock: () => Date): HeldClock => {
  let stop: { time: Date; until: number } | undefined
  return {
    now: () => (stop && clock().getTime() < stop.until ? stop.time : clock()),
    hold: time => {
      stop = time && { time, until: clock().getTime() + longestHoldMs }
    },
  }
}
