// What the kinds of states mean: which end a request, and whom a request waits for in the others.

import type { StateKind } from '../definition.ts'

/** Nothing is done any more, but for a correction or a request taken up again. */
export const ends: readonly StateKind[] = ['done', 'rejected', 'cancelled']
export const isEnd = (kind: StateKind): boolean => ends.includes(kind)

/** The time of staff stands still. */
export const isWaiting = (kind: StateKind): boolean =>
  kind === 'waiting-on-applicant' || kind === 'waiting-on-payment'
