// Every call ends: when nothing has come of it for its limit it is given up, and says so. What still arrives, on however slow a
// line, is waited for.

const readMs = 30_000
const writeMs = 60_000

/** For how long a call may be silent; undefined for files that are sent, which take as long as the line needs. */
export const limitOf = (isWrite: boolean, body: unknown): number | undefined => {
  if (body instanceof FormData) return undefined
  return isWrite ? writeMs : readMs
}

/** A signal that goes off with the caller's own, or once nothing has come for `ms`. */
export const withLimit = (signal: AbortSignal | undefined, ms: number | undefined) => {
  const limit = new AbortController()
  const abort = () => limit.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const begin = () => {
    end()
    if (ms) timer = setTimeout(abort, ms)
  }
  begin()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  // The caller's signal goes with its call.
  return {
    signal: limit.signal,
    end,
    /** The same answer; each part of it that arrives begins the limit anew. */
    watched: (answer: Response): Response => {
      // Browsers give an answer without content a stream all the same, and let nobody make another such answer.
      if (answer.status === 204) return answer
      const transform = (part: Uint8Array, parts: TransformStreamDefaultController<Uint8Array>) => {
        begin()
        parts.enqueue(part)
      }
      return new Response(answer.body?.pipeThrough(new TransformStream({ transform })), answer)
    },
  }
}
