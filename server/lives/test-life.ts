// One life of a request with a fee: what its payer and staff do next, drawn by its own random numbers, and the book that is
// written of money that no provider sees.

import { sql } from '../platform/database/index.ts'
import { multipart, pdf } from '../test-files.ts'
import { randomBy } from '../test-payment-faults.ts'
import type { World } from '../test-payment-world.ts'
import type { Person } from '../test-portal.ts'

/** Money at the own account or a counter: there from the moment of the payer, here once staff book it. */
export type OwnMoney = { attemptId: string; amount: number; transactionId: string; isBooked: boolean }
export type Crew = { world: World; people: readonly Person[]; finance: readonly Person[]; officer: Person }
export type Life = {
  seed: number
  random: () => number
  who: Person
  ID: string
  paymentId: string
  own: OwnMoney[]
  /** Who booked money of it, and must decide on none of its refunds. */
  handlers: Set<string>
  /** The end of its time to pay as it stood last while it waited. */
  endsAt: Date | null
  /** What was done, for whoever replays it. */
  acts: string[]
  wrong: string[]
}
type Known = { id: string; gatewayId: string; channel: string; status: string }

const service = 'ROOM_BOOKING'
export const pickBy = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

export const beginLife = async ({ world, people }: Crew, seed: number): Promise<Life> => {
  const random = randomBy(seed)
  const who = pickBy(random, people)
  const { ID, paymentId } = await world.book(who)
  return { seed, random, who, ID, paymentId, own: [], handlers: new Set(), endsAt: null, acts: [], wrong: [] }
}

const attemptsOf = (world: World, life: Life) =>
  world.portal.database.query<Known>(
    sql`select id, gateway_id as "gatewayId", channel, status from payment_attempts
      where payment_id = ${life.paymentId} order by created_at, id`,
  )
/** A refusal is an answer; a fault of the server is not. */
const answered = (life: Life, act: string, { status }: { status: number }): boolean => {
  if (status === 500) life.wrong.push(`${act} answered 500`)
  return status < 300
}

export type Act = (crew: Crew, life: Life) => Promise<void>

const ways = [
  ['sandbox', 'card'],
  ['sandbox', 'payment-code'],
  ['sandbox', 'bank'],
  ['bank-account', 'bank'],
] as const
const begin: Act = async (_, life) => {
  const [gatewayId, channel] = pickBy(life.random, ways)
  const despiteProof = life.random() < 0.5 ? { despiteProof: true } : {}
  const answer = await life.who.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id: life.ID, activityId: 'APPLY' },
    query: { gatewayId, channel, successURL: '/a', failureURL: '/b', ...despiteProof },
  })
  answered(life, `begin ${channel}`, answer)
}

/** At the provider: whole, by a transfer also a part or too much, on the newest reference or a former one. */
const pay: Act = async ({ world }, life) => {
  const attempts = (await attemptsOf(world, life)).filter(({ gatewayId }) => gatewayId === 'sandbox')
  const attempt = life.random() < 0.7 ? attempts.at(-1) : pickBy(life.random, attempts)
  if (!attempt) return
  const amount = pickBy(life.random, [undefined, 4_000, 5_000, 9_000, 12_000])
  await world.fate(attempt.id, 'pay', attempt.channel === 'bank' ? amount : undefined)
}
const fail: Act = async ({ world }, life) => {
  const attempt = (await attemptsOf(world, life)).findLast(({ gatewayId }) => gatewayId === 'sandbox')
  if (attempt) await world.fate(attempt.id, pickBy(life.random, ['decline', 'cancel'] as const))
}
const transfer: Act = async ({ world }, life) => {
  const attempts = (await attemptsOf(world, life)).filter(({ gatewayId }) => gatewayId === 'bank-account')
  if (attempts.length === 0) return
  const amount = pickBy(life.random, [9_000, 9_000, 4_000, 10_000])
  const transactionId = `B-${life.ID}-${life.own.length}`
  life.own.push({ attemptId: pickBy(life.random, attempts).id, amount, transactionId, isBooked: false })
}
const prove: Act = async (_, life) => {
  const { status, body } = await life.who.send('POST files', multipart(pdf()))
  if (status >= 300) return
  const answer = await life.who.send(`POST ${service}/${life.ID}/paymentProof`, { body: { fileId: body.id } })
  answered(life, 'prove', answer)
}
const look: Act = async ({ world }, life) => void (await world.status(life.who, life.ID, life.random() < 0.5))

const perform = async (life: Life, who: Person, activityId: string, more: object = {}): Promise<void> => {
  const { status, body } = await who.send(`GET ${service}/${life.ID}`)
  if (status >= 300 || !body.can?.includes(activityId)) return
  const answer = await who.send(`PATCH ${service}/${life.ID}`, {
    body: { activityId, ...more },
    headers: { 'if-match': `"${body.revision}"` },
  })
  answered(life, activityId, answer)
}
const cancel: Act = (_, life) => perform(life, life.who, 'CANCEL')

const pounds = (piasters: number): string => (piasters / 100).toFixed(2)
/** Finance read the statement of the account and book a line that is not booked yet. */
export const book: Act = async ({ finance }, life) => {
  const line = life.own.find(({ isBooked }) => !isBooked)
  if (!line) return
  const by = pickBy(life.random, finance)
  const { attemptId, transactionId } = line
  const body = { attemptId, arrived: pounds(line.amount), transactionId }
  const answer = await by.send(`POST payments/${life.paymentId}/transfer`, { body })
  if (!answered(life, 'book', answer)) return
  line.isBooked = true
  life.handlers.add(by.id)
}
const refuse: Act = async ({ finance }, life) => {
  const answer = await pickBy(life.random, finance).send(`POST payments/${life.paymentId}/transfer`, {
    body: { refused: 'It is of another account' },
  })
  answered(life, 'refuse', answer)
}
const office: Act = async ({ world, finance }, life) => {
  const by = pickBy(life.random, finance)
  const receiptNumber = `O-${life.ID}-${life.own.length}`
  const hasArrived = life.random() < 0.5 ? { hasArrived: true } : {}
  const answer = await by.send(`POST payments/${life.paymentId}/office`, {
    body: { amount: '90.00', receiptNumber, ...hasArrived },
  })
  if (!answered(life, 'office', answer)) return
  life.handlers.add(by.id)
  const attemptId =
    (await attemptsOf(world, life)).findLast(({ gatewayId }) => gatewayId === 'office')?.id ?? ''
  life.own.push({ attemptId, amount: 9_000, transactionId: receiptNumber, isBooked: true })
}
const ask: Act = async ({ world, finance }, life) => {
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
const decide: Act = async ({ world, finance }, life) => {
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
const check: Act = async ({ finance }, life) => {
  const answer = await pickBy(life.random, finance).send(`POST payments/${life.paymentId}/check`)
  answered(life, 'check', answer)
}
const reject: Act = ({ officer }, life) => perform(life, officer, 'REJECT', { data: { reason: 'Not now' } })
const approve: Act = ({ officer }, life) => perform(life, officer, 'APPROVE', { data: {} })

/** What can befall it, with how likely each is. */
const portalActs: readonly (readonly [number, string, Act])[] = [
  [30, 'begin', begin],
  [5, 'prove', prove],
  [5, 'look', look],
  [4, 'cancel', cancel],
  [10, 'book', book],
  [2, 'refuse', refuse],
  [4, 'office', office],
  [4, 'ask', ask],
  [8, 'decide', decide],
  [3, 'check', check],
  [3, 'reject', reject],
  [3, 'approve', approve],
]
/** What happens whether the portal is there or not. */
const outsideActs: readonly (readonly [number, string, Act])[] = [
  [24, 'pay', pay],
  [4, 'fail', fail],
  [9, 'transfer', transfer],
]

export const step = async (crew: Crew, life: Life, isPortalAway: boolean): Promise<void> => {
  const acts = isPortalAway ? outsideActs : [...portalActs, ...outsideActs]
  // Each act stands as often as it weighs.
  const [name, act] = pickBy(
    life.random,
    acts.flatMap(([weight, ...rest]) => Array.from({ length: weight }, () => rest)),
  )
  life.acts.push(name)
  await act(crew, life)
}
