// Every call ends: after its limit it is given up, and says so.

const readMs = 30_000
const writeMs = 60_000

/** How long a call may take; undefined for files that are sent, which take as long as the line needs. */
export const limitOf = (isWrite: boolean, body: unknown): number | undefined => {
  if (body instanceof FormData) return undefined
  return isWrite ? writeMs : readMs
}

/** A signal that goes off with the caller's own, or after `ms`. */
export const withLimit = (signal: AbortSignal | undefined, ms: number | undefined) => {
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = ms && setTimeout(abort, ms)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  // The caller's signal goes with its call.
  return { signal: limit.signal, end: () => clearTimeout(timer) }
}
