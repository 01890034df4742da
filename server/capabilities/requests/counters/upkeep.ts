// What keeps lists and counts quick, done now and then by every server: adding what was counted to the rollups, and
// filling indexed columns for requests that were filed before their service asked for them.

import type { IndexedFieldsStore } from '../../catalogue/index.ts'
import type { CounterStore } from './counter-store.ts'

type Dependencies = {
  counters: Pick<CounterStore, 'aggregate' | 'hasChanges'>
  indexed: IndexedFieldsStore
  /** Gives a service its indexed fields, where an older version of the portal published it. */
  setIndexed(): Promise<void>
  /** A filing that began before a version was published is over by then. */
  settleMs: number
}

const aggregateAtOnce = 20_000
const refillAtOnce = 2000
const first = '00000000-0000-0000-0000-000000000000'

export const createUpkeep = ({ counters, indexed, setIndexed, settleMs }: Dependencies) => {
  const refill = async (slug: string): Promise<void> => {
    let after: string | undefined = first
    while (after !== undefined) after = await indexed.refill(slug, after, refillAtOnce)
  }
  return {
    hasChanges: counters.hasChanges,
    /** Whether a service waits for its columns. */
    isToFill: (): Promise<boolean> => indexed.isToFill(settleMs),
    aggregate: async (): Promise<void> => {
      while ((await counters.aggregate(aggregateAtOnce)) === aggregateAtOnce);
    },
    /** Answers how many services have their columns filled now that had not. */
    fill: async (settle = settleMs): Promise<number> => {
      await setIndexed()
      const moved = await indexed.moved(settle)
      for (const service of moved) {
        await refill(service.slug)
        await indexed.settle(service)
      }
      return moved.length
    },
  }
}
export type RequestUpkeep = ReturnType<typeof createUpkeep>
