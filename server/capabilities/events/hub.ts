// The open streams of this server: who listens, what each is told, and when a stream has to end.

import type { ServerResponse } from 'node:http'
import { Problem } from '@bawaba/contract/problem.ts'
import { eventFor, type Happening, type Listener } from './happening.ts'

/** A tab leads for all tabs of a browser, so a session has few. */
const perSession = 4
/** Of all the browsers and phones of one account: no person takes the room of the others. */
const perAccount = 12
/** What a slow reader may leave unread. */
const mostUnread = 64 * 1024
/** Proxies close what is silent for a minute; and a session that is over has no stream. */
export const beatMs = 20_000

type Subscription = Listener & {
  sessionId: string
  /** Whether who listens may still listen, to the same things. */
  isLive(): Promise<boolean>
  /** Takes the answer out of the server's hands. */
  take(): ServerResponse
}
type Stream = Subscription & { response: ServerResponse; beating: NodeJS.Timeout }
type Dependencies = { most: number; report(error: unknown): void }

export const createHub = ({ most, report }: Dependencies) => {
  const streams = new Set<Stream>()

  const close = (stream: Stream): void => {
    streams.delete(stream)
    clearInterval(stream.beating)
    stream.response.end()
  }
  const write = (stream: Stream, text: string): void => {
    if (stream.response.writableLength > mostUnread) close(stream)
    else stream.response.write(text)
  }

  /** Of the streams of one owner the oldest give way to another. */
  const makeRoom = (next: Subscription, limit: number, ownerOf: (stream: Subscription) => string): void => {
    const own = [...streams].filter(stream => ownerOf(stream) === ownerOf(next))
    for (const oldest of own.slice(0, Math.max(0, own.length - limit + 1))) close(oldest)
  }

  const beat = async (stream: Stream): Promise<void> => {
    const isLive = await stream.isLive().catch(error => {
      report(error)
      return true
    })
    if (!streams.has(stream)) return
    if (isLive) write(stream, ':\n\n')
    else close(stream)
  }
  return {
    /** Opens a stream; OVERLOADED where the server has too many. The oldest of a session or an account gives way. */
    open: (subscription: Subscription): void => {
      if (streams.size >= most) throw new Problem('OVERLOADED', { headers: { 'retry-after': '60' } })
      makeRoom(subscription, perSession, ({ sessionId }) => sessionId)
      makeRoom(subscription, perAccount, ({ actor }) => actor.by?.accountId ?? actor.accountId)
      // Each beats from its own opening: together they would ask for all sessions in one moment.
      const beating = setInterval(() => void beat(stream), beatMs)
      beating.unref()
      const stream: Stream = { ...subscription, response: subscription.take(), beating }
      streams.add(stream)
      stream.response.on('close', () => close(stream))
      stream.response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      })
      write(stream, 'retry: 5000\n\n')
    },

    tell: (happenings: readonly Happening[]): void => {
      for (const happening of happenings)
        for (const stream of streams) {
          const event = eventFor(happening, stream)
          if (event) write(stream, `data: ${JSON.stringify(event)}\n\n`)
        }
    },

    /** After an interruption nobody knows what was missed: every page asks anew. */
    tellMissed: (): void => {
      for (const stream of streams) write(stream, 'event: missed\ndata: {}\n\n')
    },

    close: (): void => {
      for (const stream of streams) close(stream)
    },
  }
}
export type Hub = ReturnType<typeof createHub>
