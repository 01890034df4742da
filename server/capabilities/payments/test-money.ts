// A payer and two people of finance beside the sandbox gateway, with the steps that tests of money that goes back share.

import { sql } from '../../platform/database/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { openWorld } from '../../test-payment-world.ts'

type Refund = { id: string; amount: number; cause: string; status: string }

export const openMoney = async () => {
  const world = await openWorld()
  const citizen = await world.portal.citizen()
  const finance = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
  const second = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
  const deliverAll = async () => {
    for (const notice of await world.sent()) await world.deliver(notice)
  }
  /** Everybody who is signed in stays so while time passes. */
  const pass = (ms: number) => world.portal.passWith(ms, citizen, finance, second)
  const settle = async () => {
    await deliverAll()
    await world.run('payments.check', 'payments.publish')
  }
  const refunds = (paymentId: string) =>
    world.portal.database.query<Refund>(
      sql`select f.id, f.amount, f.cause, f.status from payment_refunds f join payment_attempts a on a.id = f.attempt_id
        where a.payment_id = ${paymentId} order by f.requested_at, f.id`,
    )
  const seenRefunds = async (paymentId: string) =>
    (await refunds(paymentId)).map(({ amount, cause, status }) => [amount, cause, status])
  const ask = (paymentId: string, attemptId: string, amount: string, reason = 'The payer wrote to us') =>
    finance.call('POST payments/:id/refunds', {
      params: { id: paymentId },
      body: { attemptId, amount, reason },
    })
  const decide = async (paymentId: string, approve: boolean, who = second, reason = 'So it is') => {
    const open = (await refunds(paymentId)).findLast(
      ({ status }) => status === 'requested' || status === 'failed',
    )
    return who.call('POST refunds/:id/decide', {
      params: { id: open?.id ?? '' },
      body: { approve, reason },
    })
  }
  const statusOf = async (paymentId: string) =>
    (
      await world.portal.database.one<{ status: string }>(
        sql`select status from payments where id = ${paymentId}`,
      )
    ).status
  const cancel = async (ID: string) => citizen.act(await world.requestOf(citizen, ID), 'CANCEL')
  return {
    world,
    citizen,
    finance,
    second,
    pass,
    settle,
    refunds,
    seenRefunds,
    ask,
    decide,
    statusOf,
    cancel,
  }
}
export type Money = Awaited<ReturnType<typeof openMoney>>
