// Delivers what was written: takes messages that are due, one worker each, tries again with longer pauses, gives up in
// the end. A message with a code or a link is worth nothing once that is over, and keeps neither once it
// went out; this holds in the outbox of a demo too, from which nothing goes out.

import type { Sender } from './sender.ts'
import type { MessagesStore } from './store.ts'

/** Pauses between tries, in minutes. */
const pauses = [1, 5, 60, 360, 1440]
const minute = 60_000
/** Longer than a gateway that answers nothing is waited for: nobody else takes a message that is still on its way. */
const claimMs = 2 * minute
/** As long as codes are good. */
const codeLifeMs = 5 * minute
const batch = 20

type Dependencies = {
  store: MessagesStore
  senders: readonly Sender[]
  clock: () => Date
  /** Told of a failure; without the message's text. */
  report(error: unknown, id: string): void
}

/** What staff read of a failure: the answer of a gateway, or the code of what went wrong. Its words may name people. */
const failureOf = (error: unknown): string => {
  const { responseCode, status, code, name } = (error ?? {}) as Record<string, unknown>
  return String(responseCode ?? status ?? code ?? name ?? 'Error').slice(0, 40)
}

export const createDelivery = ({ store, senders, clock, report }: Dependencies) => {
  const byChannel = new Map(senders.map(sender => [sender.channel as string, sender]))
  const channels = [...byChannel.keys()]
  let underWay: Promise<number> | undefined

  const round = async (): Promise<number> => {
    const now = clock()
    await store.wipeSpent(new Date(now.getTime() - codeLifeMs), now)
    await store.withdraw(now)
    if (channels.length === 0) return 0
    // Claimed until the next try: a worker that dies in between leaves it to be tried again.
    const due = await store.claim(channels, now, new Date(now.getTime() + claimMs), batch)
    await Promise.all(
      due.map(async message => {
        try {
          await byChannel.get(message.channel)?.send(message)
          await store.sent(message.id, clock())
        } catch (error) {
          report(error, message.id)
          const pause = pauses[message.tries - 1]
          const failure = failureOf(error)
          if (pause === undefined) await store.giveUp(message.id, clock(), failure)
          else await store.retryAt(message.id, new Date(clock().getTime() + pause * minute), failure)
        }
      }),
    )
    return due.length
  }

  return {
    /** Whether a message is to be sent, or holds what is to be wiped. */
    isDue: (): Promise<boolean> => {
      const now = clock()
      return store.isDue(channels, new Date(now.getTime() - codeLifeMs), now)
    },
    /** Delivers everything that is due; answers how many were tried. One round at a time. */
    run: async (): Promise<number> => {
      underWay ??= round().finally(() => {
        underWay = undefined
      })
      return underWay
    },
  }
}
