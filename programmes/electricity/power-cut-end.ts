// The expected end of a power cut: the same rule for the form and the server.

const mostAheadMs = 30 * 24 * 60 * 60_000

/** Why a time cannot be the expected end of a cut that is open; undefined if it can. */
export const endProblem = (end: Date, now: Date): 'future' | 'far' | undefined => {
  const aheadMs = end.getTime() - now.getTime()
  if (!(aheadMs > 0)) return 'future'
  return aheadMs > mostAheadMs ? 'far' : undefined
}
