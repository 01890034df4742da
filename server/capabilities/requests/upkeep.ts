// What keeps lists and counts quick, done now and then by every server: folding what was counted into the rollups, and
// filling the columns of hot fields for requests filed before their service asked for them.

import type { IndexedFieldsStore } from '../catalogue/index.ts'
import type { CounterStore } from './counter-store.ts'

type Upkeep = {
  counters: Pick<CounterStore, 'aggregate'>
  hot: IndexedFieldsStore
  /** Gives a service its hot fields, where an older version of the portal published it. */
  setHot(): Promise<void>
  /** A filing that began before a version was published is over by then. */
  settleMs: number
}

const aggregateAtOnce = 20_000
const refillAtOnce = 2000
const first = '00000000-0000-0000-0000-000000000000'

export const createUpkeep = ({ counters, hot, setHot, settleMs }: Upkeep) => {
  const refill = async (slug: string): Promise<void> => {
    let after: string | undefined = first
    while (after !== undefined) after = await hot.refill(slug, after, refillAtOnce)
  }
  return {
    aggregate: async (): Promise<void> => {
      while ((await counters.aggregate(aggregateAtOnce)) === aggregateAtOnce);
    },
    /** Answers how many services have their columns filled now that had not. */
    fill: async (settle = settleMs): Promise<number> => {
      await setHot()
      const moved = await hot.moved(settle)
      for (const service of moved) {
        await refill(service.slug)
        await hot.settle(service)
      }
      return moved.length
    },
  }
}
export type RequestUpkeep = ReturnType<typeof createUpkeep>

type Watched = {
  upkeep: RequestUpkeep
  aggregateEveryMs: number
  fillEveryMs: number
  report: (error: unknown) => void
}

/** Does both at once and then again and again; answers the way to stop, which folds what is left. */
export const keepUp = ({ upkeep, aggregateEveryMs, fillEveryMs, report }: Watched) => {
  const after = (ms: number, work: () => Promise<unknown>) => {
    let isBusy = false
    const turn = async () => {
      if (isBusy) return
      isBusy = true
      await work().catch(report)
      isBusy = false
    }
    void turn()
    const timer = setInterval(() => void turn(), ms)
    timer.unref()
    return timer
  }
  const timers = [after(aggregateEveryMs, upkeep.aggregate), after(fillEveryMs, () => upkeep.fill())]
  return async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer)
    await upkeep.aggregate().catch(report)
  }
}
