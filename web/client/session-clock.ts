// When the session would end, by this browser's own clock: what the server sends is a length of time from its answer,
// so that a clock that goes wrong ends no session early. Every tab reads the same end.

import type { Stored } from './stored.ts'

/** The end of the session in milliseconds of this browser's clock; undefined where none is known. */
export const readEnd = (stored: Stored): number | undefined => {
  const end = Number(stored.get('sessionEndsAt'))
  return Number.isFinite(end) && end > 0 ? end : undefined
}

/** Stores what an answer said: the time left by the server's clock, counted from now. */
export const keepEnd = (stored: Stored, expiresAt: string, answeredAt: string | null, now: number): void => {
  const server = answeredAt === null ? Number.NaN : Date.parse(answeredAt)
  const left = Date.parse(expiresAt) - (Number.isNaN(server) ? now : server)
  if (Number.isFinite(left)) stored.set('sessionEndsAt', String(Math.round(now + left)))
}
