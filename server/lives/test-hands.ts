// What finance do by hand with money that no provider sends: record the payee's account, send a refund, note that the bank sent
// it back, and take back a wrong record.

import { sql } from '../platform/database/index.ts'
import type { World } from '../test-payment-world.ts'
import type { Person } from '../test-portal.ts'
import { type Act, answered, confirmed, type Life, pickBy } from './test-life.ts'

type HandRefund = {
  id: string
  attemptId: string
  amount: number
  status: string
  requestedBy: string | null
  payeeBy: string | null
  iban: string | null
}
const refundsOf = (world: World, life: Life, ...statuses: string[]) =>
  world.portal.database.query<HandRefund>(
    sql`select f.id, f.attempt_id as "attemptId", f.amount, f.status, f.requested_by as "requestedBy", f.payee_by as "payeeBy", f.payee_iban as iban
      from payment_refunds f join payment_attempts a on a.id = f.attempt_id
      where a.payment_id = ${life.paymentId} and a.gateway_id in ('bank-account', 'office') and f.status = any(${statuses}::text[])
      order by f.requested_at, f.id`,
  )

const ibans = ['EG380019000500000000263180002', 'EG80 0002 0001 5678 9012 3451 8000 2']

const recordPayee = async (life: Life, by: Person, id: string): Promise<void> => {
  const body = { name: 'Mona Ali', iban: pickBy(life.random, ibans) }
  answered(life, 'payee', await by.send(`POST refunds/${id}/payee`, { body }))
}
export const payee: Act = async ({ world, finance }, life) => {
  const [refund] = await refundsOf(world, life, 'requested', 'approved', 'failed')
  if (refund) await recordPayee(life, pickBy(life.random, finance), refund.id)
}

const send = async (life: Life, by: Person, refund: HandRefund): Promise<boolean> => {
  const body = { bankReference: `R-${life.ID}-${life.sent.length}`, iban: refund.iban ?? '-' }
  const answer = await by.send(`POST refunds/${refund.id}/carriedOut`, { body })
  if (!answered(life, 'carry out', answer)) return false
  if ([refund.requestedBy, refund.payeeBy].includes(by.id) || life.handlers.has(by.id))
    life.wrong.push('one officer alone sent money back')
  life.sent.push({ refundId: refund.id, attemptId: refund.attemptId, amount: refund.amount })
  return true
}
export const carryOut: Act = async ({ world, finance }, life) => {
  const [refund] = await refundsOf(world, life, 'approved')
  if (refund) await send(life, pickBy(life.random, finance), refund)
}

export const bounce: Act = async ({ finance }, life) => {
  const sent = life.sent.at(-1)
  if (!sent) return
  const answer = await pickBy(life.random, finance).send(`POST refunds/${sent.refundId}/bounced`, {
    body: { reason: 'The account is closed' },
  })
  if (answered(life, 'bounce', answer)) life.sent.pop()
}

/** What was recorded of an attempt never came: all of it is taken back. */
export const voidRecord: Act = async ({ finance }, life) => {
  const line = life.own.find(({ isBooked }) => isBooked)
  if (!line) return
  const { attemptId } = line
  const by = pickBy(life.random, finance)
  const answer = await by.send(`POST payments/${life.paymentId}/void`, {
    body: { attemptId, reason: 'It is another receipt' },
  })
  if (answered(life, 'void', answer) && (await confirmed(finance, by, life, answer.body.bookings)))
    life.own = life.own.filter(each => each.attemptId !== attemptId || !each.isBooked)
}

/** Each approved refund gets an account and is sent, by two people who had nothing to do with its money. */
export const sendAll: Act = async ({ world, finance }, life) => {
  for (const refund of await refundsOf(world, life, 'approved')) {
    // Whoever recorded the money tries it alone first.
    for (const by of finance) if (life.handlers.has(by.id)) await send(life, by, refund)
    const free = finance.filter(({ id }) => !life.handlers.has(id) && id !== refund.requestedBy)
    const [by, other] = free
    if (!by || !other) continue
    if (!refund.payeeBy) await recordPayee(life, by, refund.id)
    const [found] = (await refundsOf(world, life, 'approved')).filter(({ id }) => id === refund.id)
    if (!found) continue
    for (const sender of [other, by])
      if (sender.id !== found.payeeBy && (await send(life, sender, found))) break
  }
}
