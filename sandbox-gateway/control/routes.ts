// The control API and its page. It is for trying payments out on this machine: it asks nobody who they are.

import type { FastifyInstance } from 'fastify'
import { type Payment, receivedOf, refundedOf, stateOf } from '../book.ts'
import { clockSchema, type HeldClock, timeIn } from '../held-clock.ts'
import type { Ledger } from '../ledger.ts'
import type { Notices } from '../notices.ts'
import { inLanguage } from '../pages/page.ts'
import { formOf, languageOf, sendPage, takeForms } from '../pages/request.ts'
import { type Payments, Refused } from '../payments.ts'
import { createActs, type FaultDraft, type Ghost } from './acts.ts'
import { readFault } from './fault-form.ts'
import { controlPage } from './page.ts'
import { type Fate, fateSchema, fates, faultSchema, ghostSchema, vanishSchema } from './schemas.ts'

type Dependencies = { ledger: Ledger; payments: Payments; notices: Notices; heldClock: HeldClock }

const paymentView = (payment: Payment) => {
  const { order, code, transferReference, token, challenge, events } = payment
  return {
    ...order,
    state: stateOf(payment),
    received: receivedOf(payment),
    refunded: refundedOf(payment),
    code,
    transferReference,
    token,
    challengeCode: challenge?.code,
    events,
  }
}

const registerApi = (app: FastifyInstance, { ledger, payments, notices, heldClock }: Dependencies): void => {
  const { book } = ledger
  const acts = createActs(ledger, payments)
  const idOf = (params: unknown) => (params as { id: string }).id

  app.get('/payments', async () => [...book.payments.values()].map(paymentView))
  app.get('/payments/:id', async ({ params }) => {
    const payment = payments.find(idOf(params))
    if (!payment) throw new Refused('unknown-reference')
    return paymentView(payment)
  })
  app.post('/payments/:id/fate', { schema: { body: fateSchema } }, async ({ params, body }) => {
    const { fate, amount } = body as { fate: Fate; amount?: number }
    return paymentView(acts.fate(idOf(params), fate, amount))
  })
  app.get('/faults', async () => [...book.faults.values()])
  app.post('/faults', { schema: { body: faultSchema } }, async ({ body }) => ({
    id: acts.addFault(body as FaultDraft),
  }))
  app.delete('/faults/:id', async ({ params }) => {
    acts.removeFault(idOf(params))
    return {}
  })
  app.get('/notices', async () => [...book.notices.values()])
  app.post('/notices/:id/send', async ({ params }) => {
    if (!notices.sendAgain(idOf(params))) throw new Refused('unknown-reference')
    return {}
  })
  app.post('/settlements/ghosts', { schema: { body: ghostSchema } }, async ({ body }) =>
    acts.addGhost(body as Ghost),
  )
  app.post('/settlements/vanish', { schema: { body: vanishSchema } }, async ({ body }) => {
    acts.vanish((body as { transactionId: string }).transactionId)
    return {}
  })
  app.post('/clock', { schema: { body: clockSchema } }, async ({ body }) => {
    heldClock.hold(timeIn(body))
    return {}
  })
  app.get('/balances', async () => ledger.balances())
}

export const registerControl = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { ledger, payments, notices } = dependencies
  const acts = createActs(ledger, payments)
  takeForms(app)
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refused)
      return reply.code(error.code === 'unknown-reference' ? 404 : 409).send({ error: error.code })
    const status = error.statusCode ?? 500
    return reply.code(status).send({ error: status < 500 ? error.message : 'internal' })
  })
  app.register(async api => registerApi(api, dependencies), { prefix: '/api' })

  app.get('', async (request, reply) => {
    payments.settleAll()
    return sendPage(reply, controlPage(languageOf(request), ledger))
  })
  /** A form of the page: what it does, then the page again. */
  const form = (path: string, act: (fields: Readonly<Record<string, string>>) => unknown) =>
    app.post(path, async (request, reply) => {
      act(formOf(request))
      return reply.redirect(inLanguage('/control', languageOf(request)), 303)
    })
  form('/fault', fields => acts.addFault(readFault(fields)))
  form('/fault/remove', ({ id = '' }) => acts.removeFault(id))
  form('/notice/send', ({ id = '' }) => {
    if (!notices.sendAgain(id)) throw new Refused('unknown-reference')
  })
  form('/fate', ({ reference = '', fate }) => {
    const known = fates.find(each => each === fate)
    if (known) acts.fate(reference, known)
  })
  form('/settlement/ghost', ({ reference = '' }) => {
    const payment = payments.find(reference)
    if (!payment) throw new Refused('unknown-reference')
    acts.addGhost({ reference, kind: 'received', amount: payment.order.amount })
  })
  form('/settlement/vanish', ({ transactionId = '' }) => acts.vanish(transactionId))
}
