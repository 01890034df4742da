// What must hold of each life after every step, from three sides: the books of the gateway, those of the own account and the
// office, and the ledger. Nothing here is asked of the code that is judged but what it has stored.

import { sql } from '../platform/database/index.ts'
import type { World } from '../test-payment-world.ts'
import type { Life } from './test-life.ts'

/** How each kind changes what is here: records are taken back, and the bank sends refunds back. */
const changes = { received: 1, reversed: -1, refunded: -1, refundBounced: 1 } as const
type Kind = keyof typeof changes
type Move = { kind: Kind; attemptId: string; amount: number; at: string }
type Refund = { attemptId: string; amount: number; status: string; cause: string; finishedAt: string | null }
type Row = {
  paymentId: string
  status: string
  kind: string
  dueAt: Date | null
  payment: string
  paidBy: string | null
  isUnpublished: boolean
  /** Somebody is named who has to see to it. */
  isOwed: boolean
  moves: Move[]
  refunds: Refund[]
  attempts: { id: string; amount: number; gatewayId: string }[]
  postings: Record<string, number>
  lines: { kind: string; amount: string }[]
  messages: Record<string, number>
  doubled: number
}

// Notifications are read once for all: none of their indexes is by request.
const rowsOf = (world: World, lives: readonly Life[]) =>
  world.portal.database.query<Row>(
    sql`with notes as materialized (select n.id, n.request_number, n.kind, n.topic from notifications n
        where n.request_number = any(${lives.map(({ ID }) => ID)}::text[])),
      notified as (select request_number as number, kind, count(*) as count from notes where topic = 'payments' group by 1, 2),
      told_twice as (select n.request_number as number from notes n join messages o on o.notification_id = n.id
        group by n.id, n.request_number, o.channel having count(*) > 1)
      select p.id as "paymentId", r.status, r.status_kind as kind, r.due_at as "dueAt", p.status as payment, p.paid_by as "paidBy",
        exists (select from payment_outbox o where o.payment_id = p.id and o.published_at is null) as "isUnpublished",
        exists (select from owed_work o where o.request_id = r.id)
          or exists (select from notes n where n.request_number = r.number and n.kind = 'moneyTakenBack') as "isOwed",
        coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'attemptId', e.attempt_id, 'amount', e.amount, 'at', e.occurred_at)
            order by e.occurred_at, e.kind)
          from payment_events e join payment_attempts a on a.id = e.attempt_id
          where a.payment_id = p.id and e.kind = any(${Object.keys(changes)}::text[])), '[]') as moves,
        coalesce((select jsonb_agg(jsonb_build_object('attemptId', f.attempt_id, 'amount', f.amount, 'status', f.status, 'cause', f.cause, 'finishedAt', f.finished_at))
          from payment_refunds f join payment_attempts a on a.id = f.attempt_id where a.payment_id = p.id), '[]') as refunds,
        coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'amount', a.amount, 'gatewayId', a.gateway_id))
          from payment_attempts a where a.payment_id = p.id), '[]') as attempts,
        coalesce((select jsonb_object_agg(s.account, s.amount) from (select account, sum(amount) as amount from payment_postings
          where payment_id = p.id group by account) s), '{}') as postings,
        coalesce((select jsonb_agg(jsonb_build_object('kind', h.kind, 'amount', h.detail ->> 'amount')) from request_history h
          where h.request_id = r.id and h.kind like 'payment%'), '[]') as lines,
        coalesce((select jsonb_object_agg(n.kind, n.count) from notified n where n.number = r.number), '{}') as messages,
        (select count(*)::int from told_twice d where d.number = r.number) as doubled
      from payments p join requests r on r.id = p.request_id where p.id = any(${lives.map(({ paymentId }) => paymentId)}::uuid[])`,
  )

const sumOf = (moves: readonly Move[], ...kinds: readonly Kind[]): number =>
  moves.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + changes[kind] * amount : sum), 0)
/** What arrived, without what was recorded by mistake, and what went back, without what came back. */
const receivedOf = (moves: readonly Move[]): number => sumOf(moves, 'received', 'reversed')
const refundedOf = (moves: readonly Move[]): number => -sumOf(moves, 'refunded', 'refundBounced')
const balanceOf = (moves: readonly Move[]): number => receivedOf(moves) - refundedOf(moves)
const total = (list: readonly { amount: number }[]): number =>
  list.reduce((sum, { amount }) => sum + amount, 0)

/** What moved in truth on an attempt: at the gateway, or of what staff have booked. */
const truthOf = (world: World, attemptId: string): Move[] =>
  (world.gateway.ledger.book.payments.get(attemptId)?.events ?? []).flatMap(({ kind, amount, occurredAt }) =>
    kind === 'received' || kind === 'refunded' ? [{ kind, amount, attemptId, at: occurredAt }] : [],
  )

/** When a balance reaches a price for the first time. */
const reachedAt = (moves: readonly Move[], price: number): number | undefined => {
  let balance = sumOf(moves, 'reversed')
  const order = [...moves].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || b.kind.localeCompare(a.kind) * -1,
  )
  for (const { kind, amount, at } of order) {
    if (kind !== 'reversed') balance += changes[kind] * amount
    if (balance >= price) return Date.parse(at)
  }
  return undefined
}

const judgeMoney = (world: World, life: Life, row: Row, isEnd: boolean): string[] => {
  const wrong: string[] = []
  for (const { id, gatewayId } of row.attempts) {
    const here = row.moves.filter(({ attemptId }) => attemptId === id)
    const there = truthOf(world, id)
    const isOwn = gatewayId !== 'sandbox'
    const received = isOwn
      ? total(life.own.filter(each => each.attemptId === id && each.isBooked))
      : receivedOf(there)
    const refunded = isOwn ? total(life.sent.filter(({ attemptId }) => attemptId === id)) : refundedOf(there)
    const [receivedHere, refundedHere] = [receivedOf(here), refundedOf(here)]
    if (receivedHere > received) wrong.push(`${gatewayId}: more received here than there`)
    if (refundedHere > refunded) wrong.push(`${gatewayId}: given back here, and not there`)
    // What staff record is here at once; news of a provider may take until the end.
    if (!isOwn && !isEnd) continue
    if (receivedHere !== received) wrong.push(`received ${receivedHere} here, ${received} there`)
    if (refundedHere !== refunded) wrong.push(`refunded ${refundedHere} here, ${refunded} there`)
  }
  const gateways = new Set(row.attempts.map(({ gatewayId }) => gatewayId))
  for (const gatewayId of gateways) {
    const ids = row.attempts.filter(each => each.gatewayId === gatewayId).map(({ id }) => id)
    const own = row.moves.filter(({ attemptId }) => ids.includes(attemptId))
    if ((row.postings[`gateway:${gatewayId}`] ?? 0) !== balanceOf(own))
      wrong.push(`the ledger of ${gatewayId} has ${row.postings[`gateway:${gatewayId}`]}`)
  }
  if (Object.values(row.postings).reduce((sum, amount) => sum + amount, 0) !== 0)
    wrong.push('the ledger is not zero')
  return wrong
}

const queued = new Set(['requested', 'approved', 'failed'])
/** received = kept + refunded + queued + waiting for a named person. */
const judgeSum = (row: Row): string[] => {
  const balance = balanceOf(row.moves)
  const queue = row.refunds.reduce((sum, { amount, status }) => (queued.has(status) ? sum + amount : sum), 0)
  const rest = balance - queue
  if (rest < 0) return [`${queue} is to go back of ${balance}`]
  // The next job folds it: it is written down that it will.
  if (row.isUnpublished) return []
  if (row.kind === 'rejected' || row.kind === 'cancelled')
    return rest === 0 ? [] : [`${rest} is kept by a request that is ${row.status}`]
  const prices = row.attempts.map(({ amount }) => amount)
  if (row.kind === 'waiting-on-payment') {
    const isPaid =
      prices.some(price => reachedAt(row.moves, price) !== undefined) && rest >= Math.max(...prices)
    return isPaid && !row.isOwed ? [`${rest} is held for a request that still waits`] : []
  }
  const byStaff = row.refunds.filter(({ cause, status }) => cause === 'staff' && status !== 'declined')
  const isKept = prices.some(price => {
    const at = reachedAt(row.moves, price)
    // What had gone back before it was paid pays nothing.
    const later = byStaff.filter(
      ({ finishedAt }) => at === undefined || !finishedAt || Date.parse(finishedAt) >= at,
    )
    // What staff give back of the attempt that paid is missing from the price; of another one, what paid nothing goes first.
    return [byStaff, later].some(refunds => {
      const ofPaying = total(refunds.filter(({ attemptId }) => attemptId === row.paidBy))
      return price - rest >= ofPaying && price - rest <= total(refunds)
    })
  })
  return isKept || row.isOwed
    ? []
    : [`${rest} is kept by a request that is ${row.status}, of ${prices.join(', ')}`]
}

const judgeMessages = (row: Row): string[] => {
  const wrong: string[] = []
  const of = (kind: string) =>
    row.lines.reduce(
      (sum, line) => (line.kind === kind ? sum + Math.round(Number(line.amount) * 100) : sum),
      0,
    )
  const received = sumOf(row.moves, 'received')
  const refunded = -sumOf(row.moves, 'refunded')
  if (of('paymentRefunded') !== refunded)
    wrong.push(`${of('paymentRefunded')} of ${refunded} told as refunded`)
  const refunds = row.moves.filter(({ kind }) => kind === 'refunded').length
  if ((row.messages.paymentRefunded ?? 0) !== refunds)
    wrong.push(`${row.messages.paymentRefunded ?? 0} messages of ${refunds} refunds`)
  const [paid, surplus, parts] = [of('paymentSucceeded'), of('paymentSurplus'), of('paymentReceived')]
  if (paid === 0 && parts + surplus !== received)
    wrong.push(`${parts} + ${surplus} of ${received} told as received`)
  // Money that was to go back as paid twice pays once a wrong record is voided, and both is told.
  if (paid > 0 && paid + surplus > received + of('paymentCorrected'))
    wrong.push(`${paid} + ${surplus} of ${received} told as received`)
  if (row.doubled > 0) wrong.push('a message went twice by one channel')
  return wrong
}

const judgeLapse = (world: World, life: Life, row: Row): string[] => {
  if (row.status !== 'LAPSED' || !life.endsAt) return []
  const end = life.endsAt.getTime()
  return row.attempts.flatMap(({ id, amount }) => {
    const at = reachedAt(truthOf(world, id), amount)
    return at !== undefined && at <= end ? ['paid in time, and lapsed'] : []
  })
}

/** Adds to each life what is wrong with it now; `isEnd`: all news has arrived and everybody has done their work. */
export const judgeLives = async (world: World, lives: readonly Life[], isEnd = false): Promise<void> => {
  const rows = new Map((await rowsOf(world, lives)).map(row => [row.paymentId, row]))
  for (const life of lives) {
    const row = rows.get(life.paymentId)
    if (!row || life.wrong.length > 0) continue
    if (row.kind === 'waiting-on-payment') life.endsAt = row.dueAt
    life.wrong.push(
      ...judgeMoney(world, life, row, isEnd),
      ...judgeSum(row),
      ...judgeMessages(row),
      ...judgeLapse(world, life, row),
    )
  }
}
