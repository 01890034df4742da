// Taking notices of providers. Few are counted at once, and answered when they count; of those that come meanwhile each is
// stored, answered, and counted by a job: whoever tells of money need not wait for all that follows from it.

import { eachBatch } from '../../platform/each-batch.ts'
import { eachItem, pauseAfter } from '../../platform/each-item.ts'
import { gather } from '../../platform/gather.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import { type Gateway, type GatewayEvent, isReference } from './gateway.ts'
import type { IntakeStore, ReceivedNotice, WaitingNotice } from './intake-store.ts'
import type { News } from './news.ts'

type Dependencies = {
  store: IntakeStore
  news: News
  gateways: ReadonlyMap<string, Gateway>
  clock: () => Date
  log: WriteEvent
  /** Counting one takes a connection for some statements: more at a time keep all other calls waiting. */
  countedAtOnce: number
}

const storedAtOnce = 200
const readAtOnce = 50
/** What waits is counted beside what comes. */
const jobAtOnce = 2

export const createIntake = ({ store, news, gateways, clock, log, countedAtOnce }: Dependencies) => {
  let counting = 0
  const keep = gather((notices: readonly ReceivedNotice[]) => store.keep(notices, clock()), storedAtOnce)

  const count = async ({ id, gatewayId, event }: WaitingNotice): Promise<void> => {
    const gateway = gateways.get(gatewayId)
    if (!gateway) throw new Error(`No gateway ${gatewayId} is set up any more`)
    await news.take(gateway, event, 'notice')
    await store.counted(id)
  }
  const putOff = async ({ id, gatewayId, event, tries }: WaitingNotice, err: unknown): Promise<void> => {
    log('payments.notice_not_counted', { gateway: gatewayId, attempt: event.reference, err })
    await store.putOff(id, new Date(clock().getTime() + pauseAfter(tries)))
  }

  return {
    /** Takes a signed notice for good; false where it is about no attempt of ours. */
    take: async (gateway: Gateway, event: GatewayEvent): Promise<boolean> => {
      if (!isReference(event.reference)) return false
      if (counting >= countedAtOnce) return keep({ gatewayId: gateway.id, event })
      counting++
      try {
        return (await news.take(gateway, event, 'notice')).kind !== 'unknown'
      } finally {
        counting--
      }
    },
    isDue: (): Promise<boolean> => store.isDue(clock()),
    /** Counts what waits. One that fails keeps no other from being counted, and rests by itself. */
    run: (): Promise<void> =>
      eachBatch(
        (after, limit) => store.waiting(after, limit, clock()),
        readAtOnce,
        async waiting => {
          await eachItem(waiting, { work: count, putOff, atOnce: jobAtOnce })
        },
      ),
  }
}
export type Intake = ReturnType<typeof createIntake>
