// Notices to the merchant: signed, tried again until they are taken, and false in the ways that were asked for.

import type { Book, NoticeState } from './book.ts'
import type { Forgery, GatewayEvent, JournalRecord } from './records.ts'
import { type Key, signatureOf, timestampOf } from './signature.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Dependencies = {
  book: Book
  commit: (...records: JournalRecord[]) => void
  clock: () => Date
  fetch: Fetch
  /** The first key signs. */
  keys: readonly Key[]
  /** Where the merchant listens; undefined while nobody knows. */
  address: () => string | undefined
}

const timeoutMs = 10_000
const atOnce = 16

type Letter = { timestamp: string; keyId: string; secret: string; signed: string; sent: string }

/** A provider that lies signs well: such a notice is an event of its own. */
const lie =
  (change: (event: GatewayEvent) => Partial<GatewayEvent>) =>
  (letter: Letter, event: GatewayEvent): Letter => {
    const body = JSON.stringify({ ...event, eventId: `${event.eventId}-x`, ...change(event) })
    return { ...letter, signed: body, sent: body }
  }

const forge: Record<Forgery, (letter: Letter, event: GatewayEvent) => Letter> = {
  wrongKey: letter => ({ ...letter, secret: 'x'.repeat(40) }),
  alteredBody: (letter, event) => ({
    ...letter,
    sent: JSON.stringify({ ...event, amount: event.amount + 1 }),
  }),
  staleTime: letter => ({ ...letter, timestamp: String(Number(letter.timestamp) - 600) }),
  otherMerchant: lie(() => ({ merchantId: 'another-merchant' })),
  otherAmount: lie(({ amount }) => ({ amount: Math.max(1, amount - 1) })),
  otherCurrency: lie(() => ({ currency: 'USD' })),
}

/** The message of a notice as it goes over the wire. */
export const letterOf = (
  { event, forgery }: Pick<NoticeState, 'event' | 'forgery'>,
  { id, secret }: Key,
  now: Date,
): { headers: Record<string, string>; body: string } => {
  const text = JSON.stringify(event)
  const honest: Letter = { timestamp: timestampOf(now), keyId: id, secret, signed: text, sent: text }
  const letter = forgery ? forge[forgery](honest, event) : honest
  return {
    headers: {
      'content-type': 'application/json',
      'sandbox-timestamp': letter.timestamp,
      'sandbox-key': letter.keyId,
      'sandbox-signature': signatureOf(letter.secret, letter.timestamp, Buffer.from(letter.signed)),
    },
    body: letter.sent,
  }
}

export const createNotices = ({ book, commit, clock, fetch, keys, address }: Dependencies) => {
  const [key] = keys
  if (!key) throw new Error('There is no key to sign notices with')

  const closing = new AbortController()

  const post = async (notice: NoticeState, to: string): Promise<number | null> => {
    try {
      const response = await fetch(`${to}/api/gateways/sandbox/notices`, {
        method: 'POST',
        ...letterOf(notice, key, clock()),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), closing.signal]),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return null
    }
  }
  const send = async (notice: NoticeState): Promise<void> => {
    const to = address()
    if (to === undefined) return
    const status = await post(notice, to)
    const at = clock().toISOString()
    const { reference } = notice.event
    const isTaken = status !== null && status >= 200 && status < 300
    // What was held back comes after the later one, and so out of order.
    const released = isTaken
      ? [...book.open.values()]
          .filter(({ isHeld, event }) => isHeld && event.reference === reference)
          .map(({ id }): JournalRecord => ({ record: 'released', noticeId: id, at }))
      : []
    commit({ record: 'sent', noticeId: notice.id, at, status }, ...released)
  }

  const dueNotices = (): NoticeState[] => {
    const now = clock().getTime()
    return [...book.open.values()].filter(({ isHeld, nextAt }) => !isHeld && nextAt <= now)
  }

  /** Those of one payment one after the other, those of several side by side. */
  const sendDue = async (): Promise<void> => {
    const queues = new Map<string, NoticeState[]>()
    for (const notice of dueNotices()) {
      const { reference } = notice.event
      queues.set(reference, [...(queues.get(reference) ?? []), notice])
    }
    const waiting = [...queues.values()]
    const work = async () => {
      for (let queue = waiting.pop(); queue; queue = waiting.pop())
        for (const notice of queue) if (!closing.signal.aborted) await send(notice)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  let running: Promise<void> | undefined
  return {
    /** Sends everything that is due; one round at a time. */
    sendDue: (): Promise<void> => {
      running ??= sendDue().finally(() => {
        running = undefined
      })
      return running
    },
    sendAgain: (id: string): boolean => {
      if (!book.notices.has(id)) return false
      commit({ record: 'released', noticeId: id, at: clock().toISOString() })
      return true
    },
    /** Ends what is on its way; it is sent again at the next start. */
    close: async () => {
      closing.abort()
      await running
    },
  }
}
export type Notices = ReturnType<typeof createNotices>
