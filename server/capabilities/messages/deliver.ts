// Delivers what was written: takes messages that are due, one worker each, tries again with longer pauses, gives up in
// the end. A message with a code or a link is worth nothing once that is over, and keeps neither once it
// went out; this holds in the outbox of a demo too, from which nothing goes out.

import { legalTries } from '@bawaba/contract/message-hours.ts'
import type { Queries } from '../../platform/database/index.ts'
import { addressStore } from './address-store.ts'
import { hoursStore } from './hours-store.ts'
import { legalStore } from './legal-store.ts'
import { lineStore } from './line-store.ts'
import type { RoundOf } from './outages.ts'
import type { Sender } from './sender.ts'
import { type Due, type MessagesStore, messagesStore } from './store.ts'

/** Pauses between tries, in minutes. */
const pauses = [1, 5, 60, 360, 1440]
const [minute, day] = [60_000, 86_400_000]
/** Between two tries of a legal notice once those are over. */
const legalPause = 1440
/** Longer than a gateway that answers nothing is waited for: nobody else takes a message that is still on its way. */
export const claimMs = 2 * minute
/** As long as codes are good. */
const codeLifeMs = 5 * minute
const batch = 20

type Dependencies = {
  database: Queries
  store?: MessagesStore
  senders: readonly Sender[]
  clock: () => Date
  /** Told of a failure; without the message's text. */
  report(error: unknown, id: string, channel: string): void
  /** Told what became of a channel's messages in a round. */
  note?(channel: string, round: RoundOf, now: Date): Promise<void>
  /** Told of a legal notice that was tried for long enough. */
  givenUp?(id: string): Promise<void>
}

/** What staff read of a failure: the answer of a gateway, or the code of what went wrong. Its words may name people. */
export const failureOf = (error: unknown): string => {
  const { responseCode, status, code, name, cause } = (error ?? {}) as Record<string, unknown>
  // `fetch` says only that it failed, and has the reason as its cause: no such host, a certificate that has expired.
  if (error instanceof TypeError && cause instanceof Error) return failureOf(cause)
  // Of an end of patience the code is a number without meaning; its name says what it is.
  const word = typeof code === 'string' ? code : name
  return String(responseCode ?? status ?? word ?? 'Error').slice(0, 40)
}

type Outcome = { channel: string; failed?: RoundOf['failed'][number] }
const roundOf = (outcomes: readonly Outcome[]): RoundOf => {
  const failed = outcomes.flatMap(outcome => outcome.failed ?? [])
  return { sent: outcomes.length - failed.length, failed }
}

export const createDelivery = ({
  database,
  store = messagesStore(database),
  senders,
  clock,
  report,
  note,
  givenUp,
}: Dependencies) => {
  const [hours, legal] = [hoursStore(database), legalStore(database)]
  const [line, address] = [lineStore(database), addressStore(database)]
  const byChannel = new Map(senders.map(sender => [sender.channel as string, sender]))
  const channels = [...byChannel.keys()]
  let underWay: Promise<number> | undefined

  const pauseOf = ({ tries, isLegal, createdAt }: Due, now: Date): number | undefined => {
    const isTried = now.getTime() >= createdAt.getTime() + legalTries.days * day
    return isLegal && isTried ? undefined : (pauses[tries - 1] ?? (isLegal ? legalPause : undefined))
  }

  const failed = async (message: Due, error: unknown): Promise<void> => {
    report(error, message.id, message.channel)
    const now = clock()
    const pause = pauseOf(message, now)
    const failure = failureOf(error)
    if (message.isLegal) await legal.toOther(message.id, channels, now)
    if (pause !== undefined)
      return void (await store.retryAt(message.id, new Date(now.getTime() + pause * minute), failure))
    await store.giveUp(message.id, now, failure)
    if (message.isLegal) await givenUp?.(message.id)
  }

  const deliver = async (message: Due): Promise<Outcome> => {
    const { id, channel, isLegal, tries } = message
    try {
      await byChannel.get(channel)?.send(message)
      await store.sent(id, clock())
      if (isLegal) await legal.arrived(id, clock())
      return { channel }
    } catch (error) {
      await failed(message, error)
      return { channel, failed: { isFirst: tries === 1, failure: failureOf(error) } }
    }
  }

  const round = async (): Promise<number> => {
    const now = clock()
    await store.wipeSpent(new Date(now.getTime() - codeLifeMs), now)
    // Without a gateway, as in a demo, nothing leaves: it is no fault of a message that its time passes.
    if (channels.length === 0) {
      await store.withdraw(undefined, now)
      return 0
    }
    const ids = await line.front(channels, now)
    if (ids.length === 0) return 0
    await store.withdraw(ids, now)
    await hours.dropUseless(ids, now)
    await hours.dropContradicted(ids, now)
    await hours.hold(ids, now)
    for (const { id, isLegal, isGivenUp } of await address.follow(ids, channels, now))
      if (isLegal && isGivenUp) await givenUp?.(id)
    // Claimed until the next try: a worker that dies in between leaves it to be tried again.
    const due = await store.claim(ids, now, new Date(now.getTime() + claimMs), batch)
    const outcomes = await Promise.all(due.map(deliver))
    for (const [channel, own] of Map.groupBy(outcomes, outcome => outcome.channel))
      await note?.(channel, roundOf(own), clock())
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
