// One payment whose notices come in any order, beside a real portal and the sandbox gateway. The model is an account of what
// the payer did at the provider and of which notices have come: what has come whole counts at once, what nobody paid never
// counts, one attempt pays and stays the one, and in the end the payer has paid the price once or nothing.

import assert from 'node:assert/strict'
import type { GatewayEvent } from '@bawaba/sandbox-gateway/index.ts'
import { letterOf } from '@bawaba/sandbox-gateway/notices.ts'
import fc from 'fast-check'
import { sql } from '../platform/database/index.ts'
import { judge, openWorld, type World } from '../test-payment-world.ts'
import type { Person } from '../test-portal.ts'
import { agree, command } from './test-commands.ts'

type Channel = 'card' | 'payment-code' | 'bank'
type Attempt = { id: string; channel: Channel; price: number }
/** Something that befell an attempt at the provider, and whether the portal was told of it. */
type News = { event: GatewayEvent; isDelivered: boolean }
type Model = {
  attempts: Attempt[]
  news: News[]
  paidBy: string | undefined
  isCancelled: boolean
}
type Real = { world: World; payer: Person; finance: Person; ID: string; paymentId: string }
type Stored = { status: string; isVoid: boolean; paidBy: string | null }

const minute = 60_000
const price = 9000
const week = String(7 * 24 * 60 * minute)

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
const moneyIn = (news: readonly News[], id: string, kind: 'received' | 'refunded'): number =>
  total(news.flatMap(({ event }) => (event.reference === id && event.kind === kind ? event.amount : [])))
/** What notices alone have proved: a notice of another amount than was ordered is asked about first. */
const provedIn = ({ news }: Model, { id, price }: Attempt): number =>
  moneyIn(
    news.filter(({ event, isDelivered }) => isDelivered && event.amount === price),
    id,
    'received',
  )

/** What the provider has told of since. */
const collect = async (model: Model, { world }: Real): Promise<void> => {
  for (const { body } of await world.sent())
    model.news.push({ event: JSON.parse(body) as GatewayEvent, isDelivered: false })
}

/** A notice as it is signed now: the provider sends one again until it is taken. */
const deliver = ({ world }: Real, event: GatewayEvent, forgery: 'otherAmount' | undefined) => {
  const [id = '', secret = ''] = (world.environment.SANDBOX_GATEWAY_KEYS ?? '').split(':')
  return world.deliver(letterOf({ event, forgery }, { id, secret }, world.portal.now()))
}

const stored = ({ world, paymentId }: Real): Promise<Stored> =>
  world.portal.database.one<Stored>(
    sql`select status, is_void as "isVoid", paid_by as "paidBy" from payments where id = ${paymentId}`,
  )

const compare = async (model: Model, real: Real): Promise<void> => {
  const { world, payer, ID, paymentId } = real
  await collect(model, real)
  await world.run('payments.publish')
  const rows = await world.attempts(paymentId)
  for (const attempt of model.attempts) {
    const row = rows.find(({ id }) => id === attempt.id)
    assert.ok(row, 'an attempt stays')
    const came = moneyIn(model.news, attempt.id, 'received')
    assert.ok(row.received <= came, `${row.received} counted of ${came} that came`)
    assert.ok(row.received >= provedIn(model, attempt), `${row.received} counted, and more was proved`)
    assert.ok(row.refunded <= moneyIn(model.news, attempt.id, 'refunded'))
  }
  const { status, isVoid, paidBy } = await stored(real)
  if (model.paidBy !== undefined) assert.equal(paidBy, model.paidBy, 'the attempt that paid stays the one')
  const isProved = model.attempts.some(attempt => provedIn(model, attempt) >= attempt.price)
  if (isProved && !isVoid) assert.ok(['paid', 'refunded'].includes(status), `proved, and ${status}`)
  const came = total(model.attempts.map(({ id }) => moneyIn(model.news, id, 'received')))
  if (came < price) assert.equal(paidBy, null, 'nobody has paid')
  if (paidBy !== null) model.paidBy = paidBy
  const request = await world.requestOf(payer, ID)
  const expected = model.isCancelled ? 'CANCELLED' : model.paidBy === undefined ? 'PAYMENT_DUE' : 'NEW'
  assert.equal(request.status, expected)
  const successes = (request.history ?? []).filter(({ kind }) => kind === 'paymentSucceeded').length
  assert.ok(successes <= 1, `paid ${successes} times`)
  const receipt = await payer.call('GET payments/:id/receipt', { params: { id: paymentId } })
  assert.equal(receipt.status, model.paidBy === undefined ? 404 : 200, 'a receipt once it is paid')
}

const begin = (channel: Channel) =>
  command<Model, Real>(`the payer chooses ${channel}`, async (model, real) => {
    const { world, payer, ID } = real
    const answer = await world.begin(payer, ID, channel)
    assert.ok(answer.status < 500 || answer.code === 'PAYMENT_GATEWAY_DOWN', answer.code)
    if (answer.status === 200) {
      assert.ok(!model.isCancelled && model.paidBy === undefined, 'nothing is due')
      const { attemptId: id, total } = answer.body
      if (!model.attempts.some(each => each.id === id))
        model.attempts.push({ id, channel, price: Math.round(Number(total.amount) * 100) })
    }
    await compare(model, real)
  })

/** At the provider, on one of the references that the payer was given; by transfer a part or too much. */
const pay = (pick: number, amount: number | undefined) =>
  command<Model, Real>(
    `the payer pays ${amount ?? 'the price'} by reference ${pick}`,
    async (model, real) => {
      const attempt = model.attempts[pick % model.attempts.length] as Attempt
      await real.world.fate(attempt.id, 'pay', attempt.channel === 'bank' ? amount : undefined)
      await compare(model, real)
    },
    ({ attempts }) => attempts.length > 0,
  )
const fail = (pick: number, fate: 'decline' | 'cancel') =>
  command<Model, Real>(
    `at the provider reference ${pick} ends: ${fate}`,
    async (model, real) => {
      const attempt = model.attempts[pick % model.attempts.length] as Attempt
      await real.world.fate(attempt.id, fate)
      await compare(model, real)
    },
    ({ attempts }) => attempts.length > 0,
  )

/** What is counted of all attempts now. */
const countedIn = async ({ world, paymentId }: Real): Promise<number> =>
  total((await world.attempts(paymentId)).map(({ received }) => received))

/** Any notice that there is, early or late, for the first time or again. */
const notice = (pick: number) =>
  command<Model, Real>(
    `notice ${pick} comes`,
    async (model, real) => {
      const news = model.news[pick % model.news.length] as News
      const { reference, kind, amount } = news.event
      const before = await countedIn(real)
      assert.equal(await deliver(real, news.event, undefined), 200)
      const isPrice = model.attempts.some(each => each.id === reference && each.price === amount)
      // A part is not believed before the provider was asked; nor does news without money count any.
      if (kind !== 'received' || !isPrice || news.isDelivered)
        assert.equal(await countedIn(real), before, 'a notice that is known or proves nothing counts nothing')
      news.isDelivered = true
      await compare(model, real)
    },
    ({ news }) => news.length > 0,
  )
const allAtOnce = command<Model, Real>('all notices come at once, the newest first', async (model, real) => {
  const answers = await Promise.all(
    model.news.toReversed().map(({ event }) => deliver(real, event, undefined)),
  )
  assert.ok(answers.every(status => status === 200))
  for (const news of model.news) news.isDelivered = true
  await compare(model, real)
})
const otherAmount = (pick: number) =>
  command<Model, Real>(
    `notice ${pick} comes with another amount`,
    async (model, real) => {
      const news = model.news[pick % model.news.length] as News
      const before = await countedIn(real)
      assert.equal(await deliver(real, news.event, 'otherAmount'), 200)
      assert.equal(await countedIn(real), before, 'another amount than was ordered counts nothing')
      await compare(model, real)
    },
    ({ news }) => news.length > 0,
  )

const comeBack = command<Model, Real>('the payer comes back to the portal', async (model, real) => {
  await real.world.status(real.payer, real.ID, true)
  await compare(model, real)
})

const pass = (minutes: number) =>
  command<Model, Real>(`${minutes} minutes pass`, async (model, real) => {
    real.world.portal.pass(minutes * minute)
    await real.world.run('payments.check')
    await compare(model, real)
  })

const cancel = command<Model, Real>('the payer withdraws the request', async (model, real) => {
  const { world, payer, ID } = real
  const { revision } = await world.requestOf(payer, ID)
  const { status, body } = await payer.send(`PATCH ROOM_BOOKING/${ID}`, {
    body: { activityId: 'CANCEL' },
    headers: { 'if-match': `"${revision}"` },
  })
  if (status === 200) model.isCancelled = true
  else assert.ok(status === 409, JSON.stringify(body))
  await compare(model, real)
})

const approveRefunds = async ({ world, finance, paymentId }: Real): Promise<void> => {
  const refunds = await world.portal.database.query<{ id: string }>(
    sql`select f.id from payment_refunds f join payment_attempts a on a.id = f.attempt_id
      where a.payment_id = ${paymentId} and f.status in ('requested', 'failed') order by f.requested_at, f.id`,
  )
  // Whoever lets money leave has just proved who they are.
  if (refunds.length > 0) await world.portal.passWith(0, finance)
  for (const { id } of refunds) {
    const { status, body } = await finance.send(`POST refunds/${id}/decide`, {
      body: { approve: true, reason: 'So it is' },
    })
    assert.ok(status === 200 || body.error?.code === 'REFUND_DECIDED', JSON.stringify(body))
  }
  await world.run('payments.refund')
}
const refund = command<Model, Real>('finance approve what is to go back', async (model, real) => {
  await approveRefunds(real)
  await compare(model, real)
})

/** Everything is told and carried out: then the provider's book has the last word. */
const settle = async (model: Model, real: Real): Promise<void> => {
  const { world, paymentId } = real
  for (let round = 0; round < 4; round++) {
    for (const { event } of model.news) await deliver(real, event, undefined)
    await world.portal.passWith(70 * minute, real.finance, real.payer)
    await world.run('payments.check')
    await approveRefunds(real)
    await collect(model, real)
  }
  for (const news of model.news) news.isDelivered = true
  await compare(model, real)
  const rows = await world.attempts(paymentId)
  for (const { id, received, refunded } of rows) {
    assert.equal(received, moneyIn(model.news, id, 'received'), 'everything that came is counted')
    assert.equal(refunded, moneyIn(model.news, id, 'refunded'), 'everything that went back is counted')
  }
  const left = total(rows.map(({ received, refunded }) => received - refunded))
  const due = rows.find(({ id }) => id === model.paidBy)?.amount ?? 0
  if (model.isCancelled) assert.equal(left, 0, 'what was withdrawn keeps nothing')
  else if (model.paidBy !== undefined) assert.equal(left, due, 'the price, once')
  else
    assert.ok(
      rows.every(({ amount }) => left < amount),
      `${left} came, and nothing is paid`,
    )
  assert.deepEqual(await judge(world), [])
}

const anyPick = fc.nat(9)
const anyChannel = fc.constantFrom<Channel>('card', 'payment-code', 'bank')

export const paymentInAnyOrder = async (runs: number): Promise<void> => {
  const world = await openWorld({ IDLE_TIMEOUT_MS: week, SESSION_LIFE_MS: week })
  try {
    const finance = await world.portal.employee(['FINANCIAL_MANAGER'])
    await agree<Model, Real>({
      runs,
      most: 30,
      commands: [
        anyChannel.map(begin),
        anyChannel.map(begin),
        fc
          .tuple(anyPick, fc.constantFrom(undefined, undefined, 4000, 5000, 12_000))
          .map(drawn => pay(...drawn)),
        fc
          .tuple(anyPick, fc.constantFrom('decline' as const, 'cancel' as const))
          .map(drawn => fail(...drawn)),
        anyPick.map(notice),
        anyPick.map(notice),
        fc.constant(allAtOnce),
        anyPick.map(otherAmount),
        fc.constant(comeBack),
        fc.constantFrom(2, 20, 70).map(pass),
        fc.constant(cancel),
        fc.constant(refund),
      ],
      begin: async () => {
        await world.portal.passWith(0, finance)
        const payer = await world.portal.citizen()
        const { ID, paymentId } = await world.book(payer)
        return {
          model: { attempts: [], news: [], paidBy: undefined, isCancelled: false },
          real: { world, payer, finance, ID, paymentId },
        }
      },
      end: settle,
    })
  } finally {
    await world.close()
  }
}
