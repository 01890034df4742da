// A simulator of a service outside the portal: signed calls over HTTP, books that survive a kill, and faults on demand.
// Who writes one says what it stores and what it answers; see docs/how-to/add-a-programme.md.

import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { chapterSchema, createChapters } from './chapters.ts'
import { clockSchema, createHeldClock, timeIn } from './held-clock.ts'
import { openJournal } from './journal.ts'
import { callContent, isSigned, type Key } from './signature.ts'

/** How a call goes wrong: before the work, or after it was done. */
export const callFaults = ['down', 'slow', 'nonsense', 'break'] as const
export type CallFault = (typeof callFaults)[number]
/** Strikes the next `times` calls whose path holds `path`; `slowMs` is how long a slow one takes. */
export type Injection = { fault: CallFault; path?: string; times: number; after?: boolean; slowMs?: number }

export type Books<Entry extends object> = {
  /** What was committed, oldest first; new ones are added to it. */
  records: readonly Entry[]
  /** On the disk once it returns. */
  commit(...records: Entry[]): void
  now(): Date
}
export type SimulatorOptions<Entry extends object> = {
  /** Where its books lie. */
  folder: string
  /** One or two live keys of the portal. */
  keys: readonly Key[]
  clock: () => Date
  /** Adds its calls below /api. */
  register(app: FastifyInstance, books: Books<Entry>): void
}
export type Simulator = {
  /** Listens and gives its origin. */
  listen(host?: string, port?: number): Promise<string>
  inject(injection: Injection): void
  close(): Promise<void>
}

/** What signatures of its calls are carried in: `portal-key`, `portal-timestamp`, `portal-signature`. */
export const signaturePrefix = 'portal'

const injectionSchema = {
  type: 'object',
  required: ['fault', 'times'],
  additionalProperties: false,
  properties: {
    fault: { enum: callFaults },
    path: { type: 'string', maxLength: 100 },
    times: { type: 'integer', minimum: 1, maximum: 1000 },
    after: { type: 'boolean' },
    slowMs: { type: 'integer', minimum: 1, maximum: 60_000 },
  },
} as const

/** Each answers in place of the handler's answer. */
const strike: Record<CallFault, (reply: FastifyReply) => unknown> = {
  down: reply => reply.code(503).send({ error: 'temporarily-unavailable' }),
  nonsense: reply => reply.type('application/json').send('<html><p>Bad gateway'),
  break: reply => {
    reply.hijack()
    reply.raw.destroy()
  },
  slow: () => undefined,
}

export const createSimulator = <Entry extends object>(options: SimulatorOptions<Entry>): Simulator => {
  const { folder, keys, register } = options
  const heldClock = createHeldClock(options.clock)
  const clock = heldClock.now
  const journal = openJournal<Entry>(folder)
  const injections: Injection[] = []
  const chapters = createChapters<Entry>(journal.records, journal.append)
  const app = Fastify({ logger: false, bodyLimit: 65_536, forceCloseConnections: true })

  const nextFault = (url: string): Injection | undefined => {
    const injection = injections.find(({ path }) => path === undefined || url.includes(path))
    if (!injection) return undefined
    injection.times -= 1
    if (injection.times === 0) injections.splice(injections.indexOf(injection), 1)
    return injection
  }

  app.register(
    async api => {
      const bodies = new WeakMap<object, Buffer>()
      api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
        bodies.set(request, body as Buffer)
        try {
          done(null, JSON.parse(body.toString('utf8')))
        } catch {
          done(Object.assign(new Error('The body is no JSON'), { statusCode: 400 }))
        }
      })
      api.addHook('preValidation', async (request, reply) => {
        const content = callContent(request.method, request.url, bodies.get(request) ?? Buffer.alloc(0))
        // While a story holds the clock, the portal beside it signs by its own.
        const isSignedAt = (now: Date) => isSigned(request.headers, content, keys, now, signaturePrefix)
        if (!isSignedAt(clock()) && !isSignedAt(options.clock()))
          return reply.code(401).send({ error: 'signature' })
      })
      // The handler of a call runs between these two: a fault before the work leaves it undone.
      const later = new WeakMap<object, Injection>()
      api.addHook('preHandler', async (request, reply) => {
        const injection = nextFault(request.url)
        if (!injection) return
        if (injection.after) return void later.set(request, injection)
        if (injection.slowMs) await sleep(injection.slowMs)
        return strike[injection.fault](reply)
      })
      api.addHook('onSend', async (request, reply, payload) => {
        const injection = later.get(request)
        if (!injection) return payload
        if (injection.slowMs) await sleep(injection.slowMs)
        if (injection.fault === 'break') reply.raw.destroy()
        if (injection.fault === 'nonsense') return '<html><p>Bad gateway'
        if (injection.fault === 'down') {
          reply.code(500)
          return '{"error":"internal"}'
        }
        return payload
      })
      register(api, {
        records: chapters.entries,
        commit: (...records) => chapters.commit(records),
        now: clock,
      })
    },
    { prefix: '/api' },
  )
  // What judges a test: its own books.
  app.get('/control/books', async () => ({ entries: chapters.entries }))
  // At the same path as the gateway's.
  app.post('/control/api/clock', { schema: { body: clockSchema } }, async ({ body }) => {
    const time = timeIn(body)
    heldClock.hold(time)
    if (!time) chapters.close()
    return {}
  })
  app.post('/control/api/chapter', { schema: { body: chapterSchema } }, async ({ body }) => {
    chapters.open((body as { name: string }).name)
    return {}
  })
  app.post('/control/faults', { schema: { body: injectionSchema } }, async ({ body }) => {
    injections.push(body as Injection)
    return { waiting: injections.length }
  })

  return {
    listen: async (host = '127.0.0.1', port = 0) => new URL(await app.listen({ host, port })).origin,
    inject: injection => void injections.push({ ...injection }),
    close: async () => {
      await app.close()
      journal.close()
    },
  }
}
