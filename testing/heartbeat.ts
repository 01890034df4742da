// A line of progress every few seconds, so that whoever waits sees that a run goes on, and where it is.
import type { Progress } from './part.ts'

const interval = 8_000

/** Begins to print a line for a part that runs; what it returns ends that. */
export const startHeartbeat = (name: string, progress: Progress): (() => void) => {
  const begin = performance.now()
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - begin) / 1000)
    const { passed, failed, current } = progress
    const counts = passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : ''
    console.log(`… ${name}, ${seconds} s${counts}${current ? `, now ${current}` : ''}`)
  }, interval)
  return () => clearInterval(timer)
}
