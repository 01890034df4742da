// One life of a request with a fee: what its payer and staff do next, drawn by its own random numbers, and the book that is
// written of money that no provider sees.

import { sql } from '../platform/database/index.ts'
import { multipart, photo } from '../test-files.ts'
import { randomBy } from '../test-payment-faults.ts'
import type { World } from '../test-payment-world.ts'
import type { Person } from '../test-portal.ts'
import { service, titleOf, type Utility } from './test-programme.ts'

/** Money at the own account or a counter: there from the moment of the payer, here once staff book it. */
export type OwnMoney = { attemptId: string; amount: number; transactionId: string; isBooked: boolean }
export type Crew = {
  world: World
  utility: Utility
  people: readonly Person[]
  finance: readonly Person[]
  officer: Person
}
export type Life = {
  seed: number
  random: () => number
  who: Person
  ID: string
  paymentId: string
  own: OwnMoney[]
  /** Refunds that finance sent from the own account, by their numbers; sent back by the bank they are gone. */
  sent: { refundId: string; attemptId: string; amount: number }[]
  /** Who booked money of it, and must decide on none of its refunds. */
  handlers: Set<string>
  /** The end of its time to pay as it stood last while it waited. */
  endsAt: Date | null
  /** What was tried, for whoever replays it, and what of it was not refused. */
  acts: string[]
  done: string[]
  wrong: string[]
}
type Known = { id: string; gatewayId: string; channel: string; status: string }

export const pickBy = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

export const beginLife = async ({ world, people }: Crew, seed: number): Promise<Life> => {
  const random = randomBy(seed)
  const who = pickBy(random, people)
  const { ID } = await who.file({ title: titleOf(seed) }, { service })
  const { id: paymentId } = await world.portal.database.one<{ id: string }>(
    sql`select p.id from payments p join requests r on r.id = p.request_id where r.number = ${ID}`,
  )
  return {
    seed,
    random,
    who,
    ID,
    paymentId,
    own: [],
    sent: [],
    handlers: new Set(),
    endsAt: null,
    acts: [],
    done: [],
    wrong: [],
  }
}

const attemptsOf = (world: World, life: Life) =>
  world.portal.database.query<Known>(
    sql`select id, gateway_id as "gatewayId", channel, status from payment_attempts
      where payment_id = ${life.paymentId} order by created_at, id`,
  )
/** A refusal is an answer; a fault of the server is not. */
export const answered = (life: Life, act: string, { status }: { status: number }): boolean => {
  if (status === 500) life.wrong.push(`${act} answered 500`)
  if (status < 300) life.done.push(act)
  return status < 300
}

export type Act = (crew: Crew, life: Life) => Promise<void>

const ways = [
  ['sandbox', 'card'],
  ['sandbox', 'payment-code'],
  ['sandbox', 'bank'],
  ['bank-account', 'bank'],
] as const
export const begin: Act = async (_, life) => {
  const [gatewayId, channel] = pickBy(life.random, ways)
  const despiteProof = life.random() < 0.5 ? { despiteProof: true } : {}
  const answer = await life.who.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id: life.ID, activityId: 'APPLY' },
    query: { gatewayId, channel, successURL: '/a', failureURL: '/b', ...despiteProof },
  })
  answered(life, 'begin', answer)
}

/** At the provider: whole, by a transfer also a part or too much, on the newest reference or a former one. */
export const pay: Act = async ({ world }, life) => {
  const attempts = (await attemptsOf(world, life)).filter(({ gatewayId }) => gatewayId === 'sandbox')
  const attempt = life.random() < 0.7 ? attempts.at(-1) : pickBy(life.random, attempts)
  if (!attempt) return
  const amount = pickBy(life.random, [undefined, 4_000, 5_000, 9_000, 12_000])
  if (await world.fate(attempt.id, 'pay', attempt.channel === 'bank' ? amount : undefined))
    life.done.push('pay')
}
export const fail: Act = async ({ world }, life) => {
  const attempt = (await attemptsOf(world, life)).findLast(({ gatewayId }) => gatewayId === 'sandbox')
  if (attempt && (await world.fate(attempt.id, pickBy(life.random, ['decline', 'cancel'] as const))))
    life.done.push('fail')
}
export const transfer: Act = async ({ world }, life) => {
  const attempts = (await attemptsOf(world, life)).filter(({ gatewayId }) => gatewayId === 'bank-account')
  if (attempts.length === 0) return
  const amount = pickBy(life.random, [9_000, 9_000, 4_000, 10_000])
  const transactionId = `B-${life.ID}-${life.own.length}`
  life.own.push({ attemptId: pickBy(life.random, attempts).id, amount, transactionId, isBooked: false })
  life.done.push('transfer')
}
export const prove: Act = async (_, life) => {
  const { status, body } = await life.who.send('POST files', multipart(await photo()))
  if (status >= 300) return
  const answer = await life.who.send(`POST ${service}/${life.ID}/paymentProof`, { body: { fileId: body.id } })
  answered(life, 'prove', answer)
}
export const look: Act = async (_, life) => {
  const answer = await life.who.call('GET :service/:id/paymentStatus', {
    params: { service, id: life.ID },
    query: life.random() < 0.5 ? { returned: true } : {},
  })
  answered(life, 'look', answer)
}

const perform = async (life: Life, who: Person, activityId: string, more: object = {}): Promise<void> => {
  const { status, body } = await who.send(`GET ${service}/${life.ID}`)
  if (status >= 300 || !body.can?.includes(activityId)) return
  const answer = await who.send(`PATCH ${service}/${life.ID}`, {
    body: { activityId, ...more },
    headers: { 'if-match': `"${body.revision}"` },
  })
  answered(life, activityId.toLowerCase(), answer)
}
export const cancel: Act = (_, life) => perform(life, life.who, 'CANCEL')

const pounds = (piasters: number): string => (piasters / 100).toFixed(2)
type Waiting = { id: string; requestedBy: { id: string } }
/** What takes two is booked by a second person; whoever asked tries it alone first. Answers whether it is booked. */
export const confirmed = async (
  finance: Crew['finance'],
  by: Person,
  life: Life,
  waiting: readonly Waiting[],
): Promise<boolean> => {
  const booking = waiting.find(({ requestedBy }) => requestedBy.id === by.id)
  if (!booking) return true
  const { id } = booking
  const alone = await by.send(`POST bookings/${id}/confirm`)
  if (alone.status < 300) life.wrong.push('one officer alone booked what takes two')
  const other = pickBy(
    life.random,
    finance.filter(each => each.id !== by.id),
  )
  if (answered(life, 'confirm', await other.send(`POST bookings/${id}/confirm`))) return true
  await by.send(`POST bookings/${id}/decline`, { body: { reason: 'It cannot be booked' } })
  return false
}
/** Finance read the statement of the account and book a line that is not booked yet. */
export const book: Act = async ({ finance }, life) => {
  const line = life.own.find(({ isBooked }) => !isBooked)
  if (!line) return
  const by = pickBy(life.random, finance)
  const { attemptId, transactionId } = line
  const body = { attemptId, arrived: pounds(line.amount), transactionId }
  const answer = await by.send(`POST payments/${life.paymentId}/transfer`, { body })
  if (!answered(life, 'book', answer)) return
  if (!(await confirmed(finance, by, life, answer.body.bookings))) return
  line.isBooked = true
  life.handlers.add(by.id)
}
export const refuse: Act = async ({ finance }, life) => {
  const answer = await pickBy(life.random, finance).send(`POST payments/${life.paymentId}/transfer`, {
    body: { refused: 'It is of another account' },
  })
  answered(life, 'refuse', answer)
}
export const office: Act = async ({ world, finance }, life) => {
  const by = pickBy(life.random, finance)
  const receiptNumber = `O-${life.ID}-${life.own.length}`
  const hasArrived = life.random() < 0.5 ? { hasArrived: true } : {}
  const answer = await by.send(`POST payments/${life.paymentId}/office`, {
    body: { amount: '90.00', receiptNumber, ...hasArrived },
  })
  if (!answered(life, 'office', answer)) return
  life.handlers.add(by.id)
  // No provider vouches for it: one officer alone makes nobody's request paid.
  if (!(await confirmed(finance, by, life, answer.body.bookings))) return
  const attemptId =
    (await attemptsOf(world, life)).findLast(({ gatewayId }) => gatewayId === 'office')?.id ?? ''
  life.own.push({ attemptId, amount: 9_000, transactionId: receiptNumber, isBooked: true })
}
export const ask: Act = async ({ world, finance }, life) => {
  const attempts = await attemptsOf(world, life)
  if (attempts.length === 0) return
  const body = {
    attemptId: pickBy(life.random, attempts).id,
    amount: pickBy(life.random, ['10.00', '40.00', '90.00']),
    reason: 'The payer wrote to us',
  }
  const answer = await pickBy(life.random, finance).send(`POST payments/${life.paymentId}/refunds`, { body })
  answered(life, 'ask', answer)
}
type Refund = { id: string; requestedBy: string | null }
const openOf = (world: World, life: Life) =>
  world.portal.database.query<Refund>(
    sql`select f.id, f.requested_by as "requestedBy" from payment_refunds f join payment_attempts a on a.id = f.attempt_id
      where a.payment_id = ${life.paymentId} and f.status in ('requested', 'failed') order by f.requested_at, f.id`,
  )
const decideBy = async (life: Life, by: Person, refund: Refund, approve: boolean): Promise<void> => {
  const answer = await by.send(`POST refunds/${refund.id}/decide`, { body: { approve, reason: 'So it is' } })
  const isDone = answered(life, 'decide', answer)
  if (isDone && (life.handlers.has(by.id) || refund.requestedBy === by.id))
    life.wrong.push('one officer alone recorded money and decided that it goes back')
}
export const decide: Act = async ({ world, finance }, life) => {
  const [refund] = await openOf(world, life)
  if (refund) await decideBy(life, pickBy(life.random, finance), refund, life.random() < 0.75)
}
/** Everything that waits is approved by whoever may: there are more people of finance than hands on one request. */
export const approveAll: Act = async ({ world, finance }, life) => {
  for (const refund of await openOf(world, life)) {
    // Whoever recorded the money tries it alone first.
    for (const by of finance) if (life.handlers.has(by.id)) await decideBy(life, by, refund, true)
    for (const by of finance)
      if (!life.handlers.has(by.id) && refund.requestedBy !== by.id) {
        await decideBy(life, by, refund, true)
        break
      }
  }
}
export const check: Act = async ({ finance }, life) => {
  const answer = await pickBy(life.random, finance).send(`POST payments/${life.paymentId}/check`)
  answered(life, 'check', answer)
}
export const reject: Act = ({ officer }, life) =>
  perform(life, officer, 'REJECT', { data: { rejectionReason: 'Not this month' } })
export const approve: Act = ({ officer }, life) => perform(life, officer, 'APPROVE', { data: {} })
