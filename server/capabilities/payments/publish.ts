// The outbox of payments: what became of them is told to whoever subscribed, after it was written. Told again after a crash,
// a subscriber does nothing a second time.

import { eachBatch } from '../../platform/each-batch.ts'
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
  async (): Promise<void> => {
    let failed: unknown
    await eachBatch(store.waiting, atOnce, async waiting => {
      for (const news of waiting) {
        try {
          for (const tell of subscribers) await tell(news)
          await store.published(news.id, clock())
        } catch (error) {
          failed = error
          report(error, news)
        }
      }
    })
    // The queue tries again with growing pauses, and shows it among failed jobs in the end.
    if (failed) throw failed
  }
