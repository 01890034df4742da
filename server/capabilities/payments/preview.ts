// What an act of finance would book: the act itself is performed on the locked payment, what came of it is read, and the
// transaction is undone. So a preview cannot say anything else than what is booked.

import type { BookingPreview } from '@bawaba/contract/entities/payment.ts'
import { poundsOf } from '@bawaba/language/index.ts'
import type { Queries } from '../../platform/database/index.ts'
import { type Balances, postingOf } from './ledger.ts'
import { previewStore, type SeenRefund } from './preview-store.ts'
import type { Settle, Settled } from './settle.ts'
import { paymentsStore } from './store.ts'

type Snapshot = Settled & { balances: Balances; refunds: SeenRefund[] }

/** Undoes the transaction of a rehearsal. */
class Rehearsed extends Error {}

const snapshotOf = async (queries: Queries, { payment, attempts }: Settled): Promise<Snapshot> => ({
  payment,
  attempts,
  balances: await paymentsStore(queries).balances(payment.id),
  refunds: await previewStore(queries).refunds(payment.id),
})

const undecided = new Set(['requested', 'failed'])
const standingOf = ({ payment: { status }, attempts }: Snapshot) => ({
  status,
  money: attempts.reduce((sum, { received, refunded }) => sum + received - refunded, 0),
})

const viewOf = (before: Snapshot, after: Snapshot): Omit<BookingPreview, 'takesTwo'> => {
  const [was, is] = [standingOf(before), standingOf(after)]
  const { amount: due, number } = after.payment
  const former = new Map(before.refunds.map(refund => [refund.id, refund]))
  return {
    payment: {
      number,
      due: poundsOf(due),
      before: { status: was.status, amount: poundsOf(was.money) },
      after: { status: is.status, amount: poundsOf(is.money) },
      difference: poundsOf(is.money - due),
    },
    lines: postingOf(before.balances, after.balances).map(({ account, amount }) => ({
      account,
      amount: poundsOf(amount),
    })),
    refunds: after.refunds
      .filter(({ id, status }) => undecided.has(status) && !former.has(id))
      .map(({ amount, cause }) => ({ amount: poundsOf(amount), cause })),
    ended: after.refunds.filter(
      ({ id, status }) => !undecided.has(status) && undecided.has(former.get(id)?.status ?? ''),
    ).length,
  }
}

/** An act that reaches no payment books nothing. */
const nothing = { lines: [], refunds: [], ended: 0 }

/** Performs `act` with a settle that leaves nothing; what refuses the act refuses its preview. */
export const previewOf = async (
  settle: Settle,
  act: (settle: Settle) => Promise<unknown>,
): Promise<BookingPreview> => {
  let view: Omit<BookingPreview, 'takesTwo'> = nothing
  let takesTwo = false
  const rehearsal: Settle = {
    locked: (paymentId, work, options) => {
      let before: Snapshot | undefined
      return settle.locked(
        paymentId,
        async scene => {
          before = await snapshotOf(scene.queries, scene)
          const rehearse = (isForTwo: boolean) => {
            takesTwo = isForTwo
          }
          return work({ ...scene, rehearse })
        },
        {
          ...options,
          ending: async ({ queries, ...settled }) => {
            if (before) view = viewOf(before, await snapshotOf(queries, settled))
            throw new Rehearsed()
          },
        },
      )
    },
  }
  try {
    await act(rehearsal)
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
  return { ...view, takesTwo }
}
