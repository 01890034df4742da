// Tries what the portal relies on outside of itself: once at the start, then again and again, and when somebody asks.

import type { RemotePart } from '../../capability.ts'
import type { Outages } from '../../platform/outages.ts'

/** A part that has not answered by then is away. */
const patienceMs = 5_000
const everyMs = 60_000
/** While something is away its return is noticed sooner. */
const soonMs = 10_000

type Dependencies = { parts: () => readonly RemotePart[]; outages: Outages; patience?: number }

export const createChecks = ({ parts, outages, patience = patienceMs }: Dependencies) => {
  /** Tries that hang still: another one beside each would take a thread or a connection more with every round. */
  const open = new Map<string, Promise<unknown>>()
  const tryOnce = ({ name, attempt }: RemotePart, limit: AbortSignal): Promise<unknown> => {
    const before = open.get(name)
    if (before) return before
    // Within a function of its own: what throws at once is a rejection like any other.
    const begun = (async () => attempt(limit))().finally(() => open.delete(name))
    open.set(name, begun)
    return begun
  }
  const checkOne = async (part: RemotePart): Promise<void> => {
    const { name } = part
    const limit = AbortSignal.timeout(patience)
    const late = new Promise<never>((_resolve, reject) => {
      limit.addEventListener('abort', () => reject(new Error(`no answer in ${patience} ms`)))
    })
    try {
      await Promise.race([tryOnce(part, limit), late])
      outages.works(name)
    } catch (error) {
      outages.failed(name, error)
    }
  }
  let running: Promise<void> | undefined
  /** Tries every part, side by side; whoever asks meanwhile waits for the same round. */
  const run = (): Promise<void> => {
    running ??= Promise.all(parts().map(checkOne))
      .then(() => undefined)
      .finally(() => {
        running = undefined
      })
    return running
  }
  // While calls fail one after the other, one look every few seconds explains them all.
  let lookedAt = Number.NEGATIVE_INFINITY
  outages.onDoubt(() => {
    if (performance.now() - lookedAt < soonMs) return
    lookedAt = performance.now()
    run().catch(() => undefined)
  })
  return {
    run,
    /** Tries them now and from then on; answers the way to stop. */
    begin: async () => {
      let timer: NodeJS.Timeout | undefined
      let isStopped = false
      const round = async (): Promise<void> => {
        await run().catch(() => undefined)
        if (isStopped) return
        timer = setTimeout(() => void round(), outages.current().length > 0 ? soonMs : everyMs)
        timer.unref()
      }
      // A part that does not answer delays no start.
      void round()
      return async () => {
        isStopped = true
        clearTimeout(timer)
      }
    },
  }
}
