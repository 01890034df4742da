// The merchant API: begin, status, cancel, refund, settlements. Every call is signed; faults on demand strike here.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Text } from '@bawaba/language/index.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payment } from '../book.ts'
import { faultOfCall } from '../faults.ts'
import type { Ledger } from '../ledger.ts'
import { type Payments, Refused } from '../payments.ts'
import type { ApiCall, CallFault, Order } from '../records.ts'
import { callContent, isSigned, type Key } from '../signature.ts'
import { daySchema, orderSchema, referenceSchema, refundSchema } from './schemas.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer
  }
}

export type Account = { iban: string; accountName: Text; bank: Text }
type Dependencies = {
  ledger: Ledger
  payments: Payments
  merchantId: string
  keys: readonly Key[]
  /** The time that it is, whatever clock is held. */
  clock: () => Date
  /** The address of the gateway's own pages. */
  origin: () => string
  account: Account
}
type Handler = (request: FastifyRequest) => unknown

const statusOf: Record<string, number> = { 'unknown-reference': 404 }

/** How a call goes wrong. Each answers in place of the handler's answer. */
const strike: Record<CallFault, (reply: FastifyReply, after: boolean) => unknown> = {
  down: (reply, after) =>
    reply.code(after ? 500 : 503).send({ error: after ? 'internal' : 'temporarily-unavailable' }),
  nonsense: reply => reply.type('application/json').send('<html><p>Bad gateway'),
  break: reply => {
    reply.hijack()
    reply.raw.destroy()
  },
  slow: () => undefined,
}

const answerOf = (payment: Payment, origin: string, account: Account) => {
  const { order, token, code, transferReference } = payment
  const { expiresAt } = order
  if (token) return { kind: 'redirect', url: `${origin}/pay/${token}` }
  if (code) return { kind: 'code', code, expiresAt }
  return { kind: 'transfer', ...account, transferReference, expiresAt }
}

export const registerMerchantApi = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { clock, ledger, payments, merchantId, keys, origin, account } = dependencies

  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    try {
      done(null, JSON.parse(body.toString('utf8')))
    } catch {
      done(Object.assign(new Error('The body is no JSON'), { statusCode: 400 }))
    }
  })
  app.addHook('preValidation', async (request, reply) => {
    const content = callContent(request.method, request.url, request.rawBody ?? Buffer.alloc(0))
    const isKnown =
      request.headers['sandbox-merchant'] === merchantId &&
      // While a story holds the clock, the portal beside it signs by its own.
      [ledger.now(), clock()].some(now => isSigned(request.headers, content, keys, now))
    if (!isKnown) return reply.code(401).send({ error: 'signature' })
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refused) return reply.code(statusOf[error.code] ?? 409).send({ error: error.code })
    const status = error.statusCode ?? 500
    return reply.code(status).send({ error: status < 500 ? error.message : 'internal' })
  })

  /** A handler with the fault that is due for its call, before the work or after it. */
  const struck =
    (call: ApiCall, handler: Handler) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { reference } = { ...(request.params as object), ...(request.body as object) } as {
        reference?: string
      }
      const injection = faultOfCall(ledger.book, ledger.commit, call, reference)
      if (!injection) return handler(request)
      const answer = injection.after ? await handler(request) : undefined
      if (injection.mode === 'slow') {
        await sleep(injection.ms ?? 1000)
        return injection.after ? answer : handler(request)
      }
      return strike[injection.mode](reply, injection.after)
    }

  app.post(
    '/payments',
    { schema: { body: orderSchema } },
    struck('begin', ({ body }) => answerOf(payments.begin(body as Order), origin(), account)),
  )
  app.get(
    '/payments/:reference',
    { schema: { params: referenceSchema } },
    struck('status', ({ params }) => {
      const { reference } = params as { reference: string }
      const payment = payments.find(reference)
      if (!payment) throw new Refused('unknown-reference')
      return { reference, events: payment.events }
    }),
  )
  app.post(
    '/payments/:reference/cancel',
    { schema: { params: referenceSchema } },
    struck('cancel', ({ params }) => {
      const payment = payments.find((params as { reference: string }).reference)
      if (!payment) throw new Refused('unknown-reference')
      return { outcome: payments.cancel(payment) }
    }),
  )
  app.post(
    '/payments/:reference/refunds',
    { schema: { params: referenceSchema, body: refundSchema } },
    struck('refund', ({ params, body }) => ({
      outcome: payments.refund({
        ...(params as { reference: string }),
        ...(body as { refundId: string; amount: number }),
      }),
    })),
  )
  app.get(
    '/settlements',
    { schema: { querystring: daySchema } },
    struck('settlements', ({ query }) => {
      const { day } = query as { day: string }
      payments.settleAll()
      return { day, settlements: ledger.settlements(day) }
    }),
  )
}
