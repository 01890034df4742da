// The outbox of payments: what became of them is told to whoever subscribed, after it was written. Told again after a crash,
// a subscriber does nothing a second time.

import { eachBatch } from '../../platform/each-batch.ts'
import { eachItem, pauseAfter } from '../../platform/each-item.ts'
import type { OutboxStore, PaymentNews } from './outbox-store.ts'

/** Does what follows elsewhere from a payment. Throws to be told again. */
export type Subscriber = (news: PaymentNews) => Promise<void>

type Dependencies = {
  store: OutboxStore
  subscribers: readonly Subscriber[]
  clock: () => Date
  /** Told of news that a subscriber could not take; the others go on. */
  report(error: unknown, news: PaymentNews): void
}
const atOnce = 50

export const createPublish =
  ({ store, subscribers, clock, report }: Dependencies) =>
  (): Promise<void> =>
    eachBatch(
      (after, limit) => store.waiting(after, limit, clock()),
      atOnce,
      async waiting => {
        await eachItem(waiting, {
          work: async news => {
            for (const tell of subscribers) await tell(news)
            await store.published(news.id, clock())
          },
          putOff: async (news, error) => {
            report(error, news)
            await store.putOff(news.id, new Date(clock().getTime() + pauseAfter(news.tries)))
          },
        })
      },
    )
