// What a burst of work has left behind is given back once the server rests. The engine collects when it needs room, and a
// server at rest needs none: a start would keep some hundred megabytes for good, two hundred publications three hundred.

import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEveryMs = 5_000
/** Whoever is answered waits while memory is collected, a tenth of a second at most: it is done where hardly anybody is. */
const mostBusy = 0.1
/** Bytes that the heap has grown by; for less it is not worth it. */
const leastGrowth = 64 * 2 ** 20

type Engine = {
  /** Bytes of the heap, used or not. */
  heap(): number
  /** The part of the time since it was last asked in which the server was busy: 0 to 1. */
  busy(): number
  collect(): void
}

/** A look that collects where the server rests and its heap has grown. */
export const createLook = ({ heap, busy, collect }: Engine): (() => void) => {
  let after = 0
  return () => {
    if (busy() > mostBusy || heap() - after < leastGrowth) return
    collect()
    after = heap()
  }
}

const engine = (): Engine => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let last: EventLoopUtilization = performance.eventLoopUtilization()
  return {
    heap: () => getHeapStatistics().total_heap_size,
    busy: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    collect,
  }
}

/** Looks now and then until it is stopped. */
export const giveBackAtRest = (): (() => void) => {
  const timer = setInterval(createLook(engine()), lookEveryMs).unref()
  return () => clearInterval(timer)
}
