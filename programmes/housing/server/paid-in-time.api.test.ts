// A unit whose buyer has paid in time is theirs, whatever was away when the time to pay ended: the provider is asked before
// anything lapses. Judged by the gateway's own books.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { offer } from '@bawaba/server/capabilities/reservations/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import { judge, openWorld, type World } from '@bawaba/server/test-payment-world.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { buyerAnswers } from './test-booking.ts'

const minute = 60_000
const channels = ['card', 'payment-code'] as const
type Channel = (typeof channels)[number]

let world: World
let supervisor: Person
before(async () => {
  world = await openWorld(
    {},
    installed.filter(({ slug }) => slug === 'housing'),
  )
  supervisor = await world.portal.employee(['SUPERVISOR'])
})
after(() => world.close())

const service = 'BOOK_UNIT'
let units = 0

/** A unit that somebody has reserved and begins to pay. */
const reserve = async (channel: Channel, afterMs = 0) => {
  const buyer = await world.portal.citizen()
  const code = `T-${++units}`
  await offer(world.portal.database, 'unit', [{ code }])
  const filed = await buyer.call('POST :service', {
    params: { service },
    body: { data: { ...buyerAnswers, unit: code } },
  })
  const { ID } = filed.body
  await world.portal.passWith(afterMs, buyer)
  const { body } = await buyer.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'sandbox', channel, successURL: '/a', failureURL: '/b' },
  })
  return { buyer, code, ID, reference: body.attemptId as string }
}
type Reserved = Awaited<ReturnType<typeof reserve>>

const endOf = async ({ ID }: Reserved): Promise<number> =>
  (
    await world.portal.database.one<{ dueAt: Date }>(
      sql`select due_at as "dueAt" from requests where number = ${ID}`,
    )
  ).dueAt.getTime()
/** Time passes until so many milliseconds after the end of the time to pay; nothing runs meanwhile. */
const passTo = async (reserved: Reserved, ms: number) =>
  world.portal.pass((await endOf(reserved)) - world.portal.now().getTime() + ms)
/** The end comes before the provider's own: a supervisor set it. */
const endIn = async ({ ID }: Reserved, ms: number) => {
  const { id } = await world.portal.database.one<{ id: string }>(
    sql`select id from requests where number = ${ID}`,
  )
  await world.portal.passWith(0, supervisor)
  const { body } = await supervisor.call('GET :service/:id', { params: { service, id } })
  await supervisor.on(body, 'POST :service/:id/due', {
    dueAt: new Date(world.portal.now().getTime() + ms).toISOString(),
    reason: 'The sale ends',
  })
}
/** What a server does that starts again: the deadlines first, at which money was lost. */
const work = () =>
  world.run('requests.run_due', 'payments.check', 'payments.publish', 'requests.run_due', 'payments.check')
const deliverAll = async (): Promise<void> => {
  for (const notice of await world.sent()) await world.deliver(notice)
}
const standing = async ({ ID, code }: Reserved) => {
  const { status } = await world.portal.database.one<{ status: string }>(
    sql`select status from requests where number = ${ID}`,
  )
  const [unit] = await world.portal.database.query<{ status: string }>(
    sql`select v.status from reservations v where v.code = ${code} and v.status <> 'freed'`,
  )
  return [status, unit?.status ?? 'free']
}
const refundsOf = ({ reference }: Reserved) =>
  world.portal.database.query<{ cause: string; status: string }>(
    sql`select cause, status from payment_refunds where attempt_id = ${reference}`,
  )
/** What of the requests' money the buyer was notified of, oldest first. */
const messagesOf = async ({ buyer }: Reserved): Promise<string[]> => {
  const { mobile } = await world.portal.accounts.get(buyer.id)
  await world.run('outbox.deliver')
  return (await world.portal.messagesTo(mobile ?? '')).map(({ text }) => text).reverse()
}
const says = (messages: readonly string[], words: string): number =>
  messages.filter(text => text.includes(words)).length
/** The provider cannot be asked about an attempt, until what this answers is called. */
const unreachable = async (reference: string): Promise<() => Promise<unknown>> => {
  const { body } = await world.gateway.app.inject({
    method: 'POST',
    url: '/control/api/faults',
    payload: { of: 'call', times: 0, reference, call: 'status', mode: 'down', after: false },
  })
  const { id } = JSON.parse(body)
  return () => world.gateway.app.inject({ method: 'DELETE', url: `/control/api/faults/${id}` })
}

const isTheirs = async (reserved: Reserved) => {
  assert.deepEqual(await standing(reserved), ['DEPOSIT_PAID', 'locked'])
  assert.deepEqual(await refundsOf(reserved), [])
  const messages = await messagesOf(reserved)
  assert.deepEqual([says(messages, 'We received'), says(messages, 'ran out')], [1, 0])
  assert.deepEqual(await judge(world), [])
}

for (const channel of channels) {
  test(`${channel}: paid, and the portal was away over the end: it is theirs`, async () => {
    const reserved = await reserve(channel)
    assert.ok(await world.fate(reserved.reference, 'pay'))
    await passTo(reserved, 6 * minute)
    await work()
    await isTheirs(reserved)
    await deliverAll()
    await isTheirs(reserved)
  })

  test(`${channel}: paid one second before the end, and the notice is lost: it is theirs`, async () => {
    // The page of a card is open for half an hour.
    const reserved = await reserve(channel, 45 * minute)
    await passTo(reserved, -1_000)
    assert.ok(await world.fate(reserved.reference, 'pay'))
    await world.sent()
    await passTo(reserved, 0)
    await work()
    await isTheirs(reserved)
  })

  test(`${channel}: paid, the notice is lost and the provider cannot be asked: it waits, and is theirs`, async () => {
    const reserved = await reserve(channel)
    assert.ok(await world.fate(reserved.reference, 'pay'))
    await world.sent()
    const reach = await unreachable(reserved.reference)
    await passTo(reserved, 0)
    await work()
    assert.deepEqual(await standing(reserved), ['AWAITING_DEPOSIT', 'reserved'])
    world.portal.pass(30 * minute)
    await work()
    assert.deepEqual(await standing(reserved), ['AWAITING_DEPOSIT', 'reserved'])
    await reach()
    world.portal.pass(61 * minute)
    await work()
    await isTheirs(reserved)
  })

  test(`${channel}: paid after the end, while the portal was away: it lapses, and the money goes back`, async () => {
    const reserved = await reserve(channel)
    await endIn(reserved, 10 * minute)
    await passTo(reserved, 1_000)
    assert.ok(await world.fate(reserved.reference, 'pay'))
    world.portal.pass(5 * minute)
    await work()
    await deliverAll()
    await work()
    assert.deepEqual(await standing(reserved), ['EXPIRED', 'free'])
    assert.deepEqual(await refundsOf(reserved), [{ cause: 'tooLate', status: 'requested' }])
    const messages = await messagesOf(reserved)
    assert.deepEqual([says(messages, 'We received'), says(messages, 'was not due')], [0, 1])
    assert.deepEqual(await judge(world), [])
  })

  test(`${channel}: not paid: it is closed at the provider, then it lapses`, async () => {
    const reserved = await reserve(channel)
    await endIn(reserved, 10 * minute)
    await passTo(reserved, 0)
    await world.run('requests.run_due')
    assert.deepEqual(await standing(reserved), ['EXPIRED', 'free'])
    assert.equal(await world.fate(reserved.reference, 'pay'), false, 'the provider takes nothing for it')
    await work()
    await deliverAll()
    const messages = await messagesOf(reserved)
    assert.deepEqual([says(messages, 'choose how'), says(messages, 'was not paid')], [0, 0])
    assert.deepEqual(await judge(world), [])
  })
}
