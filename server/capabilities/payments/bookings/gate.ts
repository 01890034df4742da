// What takes a second person before it is booked, and the one place where an act of finance is let through or made to wait:
// under the lock of its payment, in the transaction that books it.

import { Problem } from '@bawaba/contract/problem.ts'
import { formatMoney, poundsOf } from '@bawaba/language/index.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { Notices } from '../../notifications/index.ts'
import type { AttemptRecord, PaymentRecord } from '../store.ts'
import type { Watch } from '../watch.ts'
import { type BookingWish, bookingStore } from './store.ts'

/** So many piasters may differ from what is due without a second person: a bank takes them as its charge. */
const charge = 1_000

export const isMoreThanCharge = (amount: number): boolean => Math.abs(amount) > charge

/** Whether so much more money of an attempt leaves its payment with another sum than the one due. */
export const differsFromDue = (
  { isVoid }: Pick<PaymentRecord, 'isVoid'>,
  attempts: readonly Pick<AttemptRecord, 'received' | 'refunded'>[],
  { amount }: Pick<AttemptRecord, 'amount'>,
  more: number,
): boolean => {
  const money = attempts.reduce((sum, { received, refunded }) => sum + received - refunded, more)
  return isMoreThanCharge(money - (isVoid ? 0 : amount))
}

/** A booking that is confirmed, and who asked for it. */
export type Confirmed = { id: string; requestedBy: string }
/** Whoever acts; where they confirm what another asked for, `confirms` says what. */
export type Booker = { accountId: string; address: string; confirms?: Confirmed | undefined }

/** Who recorded what is booked: whoever asked for it. */
export const recorderOf = ({ accountId, confirms }: Booker): string => confirms?.requestedBy ?? accountId

type Scene = {
  queries: Queries
  now: Date
  /** A preview: nothing stays of it. It is said whether a second person is needed. */
  rehearse?: ((takesTwo: boolean) => void) | undefined
}
type Dependencies = { notices: Notices; newId: () => string; watch: Watch }

export const createGate = ({ notices, newId, watch }: Dependencies) => {
  const waits = async ({ queries, now }: Scene, by: string, wish: BookingWish): Promise<void> => {
    const store = bookingStore(queries)
    if (!(await store.add(wish, { id: newId(), by, now }))) throw new Problem('BOOKING_WAITS')
    const notice = notices.write('bookingWaits', language => ({
      amount: formatMoney(language, poundsOf(Math.abs(wish.amount))),
    }))
    await store.tell(notice, { allBut: by }, now)
  }
  /** Whether it is booked now; false where it waits for a second person from here on. */
  return async (scene: Scene, by: Booker, takesTwo: boolean, wish: BookingWish): Promise<boolean> => {
    const { rehearse, queries, now } = scene
    if (rehearse) {
      rehearse(takesTwo)
      return true
    }
    if (by.confirms) {
      const { id } = by.confirms
      const deed = { by: by.accountId, amount: wish.amount, now }
      await watch(queries, 'book', { id, ...deed }, now)
      if (!(await bookingStore(queries).take(id, deed))) throw new Problem('BOOKING_CHANGED')
      return true
    }
    if (!takesTwo) return true
    await waits(scene, by.accountId, wish)
    return false
  }
}
export type Gate = ReturnType<typeof createGate>
