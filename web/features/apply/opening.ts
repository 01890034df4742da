// How a form opens: anew, with what was kept, or as one that was sent already. Pure.

import type { Kept } from './kept.ts'

export type Opening =
  | { kind: 'new' }
  /** `fromOutside`: one comes to the form anew and finds earlier answers; otherwise one never left it. */
  | { kind: 'kept'; kept: Kept; fromOutside: boolean }
  /** The number is unknown where the answer to the sending never arrived. */
  | { kind: 'sent'; ID?: string }

/**
 * Pages of the form carry a step in their address; a link to the form does not. Back, after sending, leads to a
 * page with a step: it must not offer to send again. Coming by a link after that means a new request.
 */
export const openingOf = (kept: Kept | undefined, hasStep: boolean): Opening => {
  if (!kept) return { kind: 'new' }
  if (kept.sent !== undefined) return hasStep ? { kind: 'sent', ID: kept.sent } : { kind: 'new' }
  return kept.snapshot ? { kind: 'kept', kept, fromOutside: !hasStep } : { kind: 'new' }
}
