// Timers that a test rings itself, in the order in which they are due.

import type { Timers } from './timers.ts'

export type TestTimers = Timers & {
  /** How long each one that is set waits. */
  waits(): number[]
  /** Lets the one that is due first go off, and whatever follows from it happen. */
  ring(): Promise<void>
}

/** Everything that waits for nothing but a turn of the loop has happened. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

export const testTimers = (): TestTimers => {
  const set = new Map<number, { action: () => void; ms: number }>()
  let last = 0
  return {
    set: (action, ms) => {
      last += 1
      set.set(last, { action, ms })
      return last
    },
    clear: timer => void set.delete(timer as number),
    waits: () => [...set.values()].map(({ ms }) => ms),
    ring: async () => {
      const [first] = [...set].sort(([, one], [, other]) => one.ms - other.ms)
      if (!first) throw new Error('No timer is set')
      set.delete(first[0])
      first[1].action()
      await settled()
    },
  }
}
