// Work that a server repeats for itself: each piece never beside itself.

/** How a piece of work is repeated. */
export type Repeated = {
  everyMs: number
  /** At the start too, not only after the first interval. */
  isAtOnce?: boolean
  run: () => Promise<unknown>
  /** Told of a failure; the next turn comes all the same. */
  report: (error: unknown) => void
}

/** Starts; gives the way to stop, fulfilled once what is under way is over. */
export const repeat = ({ everyMs, isAtOnce = false, run, report }: Repeated): (() => Promise<void>) => {
  let underWay: Promise<void> | undefined
  const turn = () => {
    underWay ??= run()
      .then(() => undefined, report)
      .finally(() => {
        underWay = undefined
      })
  }
  if (isAtOnce) turn()
  const timer = setInterval(turn, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
