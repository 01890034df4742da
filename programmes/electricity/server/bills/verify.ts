// Whether bills can be paid: all of them are open, none that is older is left out, and they cost what the person saw.

import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { Verified, Verifier } from '@bawaba/server/outside.ts'
import { type BillsAnswer, totalOf } from '../../fields/bills/bills.ts'
import type { MetersStore } from '../meters/store.ts'
import type { Asking } from '../provider/asking.ts'

const wrong = (key: string, params: Record<string, string> = {}, code?: ErrorCode): Verified => ({
  error: { key, params },
  ...(code ? { code } : {}),
})

type Dependencies = { asking: Pick<Asking, 'bills'>; store: Pick<MetersStore, 'isOwn'> }

export const verifyBills =
  ({ asking, store }: Dependencies): Verifier =>
  async (sent, { ownerId, asker }) => {
    const { paymentNumber, bills, total } = sent as BillsAnswer
    const known = await asking.bills(paymentNumber, asker)
    if (!known) return wrong('unknownNumber', {}, 'PAYMENT_NO_INVALID')
    if (known.bills.length === 0) return wrong('nothingOwed')
    const wanted = new Set(bills.map(({ billId }) => billId))
    const chosen = known.bills.filter(({ billId }) => wanted.has(billId))
    const closed = bills.find(({ billId }) => !chosen.some(bill => bill.billId === billId))
    if (closed) return wrong('notOpen', { month: closed.month ?? '' })
    const older = known.bills.find(({ billId }, index) => index < chosen.length && !wanted.has(billId))
    if (older) return wrong('olderFirst', { month: older.month }, 'PAY_OLDER_BILLS_FIRST')
    if (total !== undefined && total !== totalOf(chosen)) return wrong('priceChanged', {}, 'PRICE_INVALID')
    const priced = chosen.map(({ billId, month, amount, fees }) => ({ billId, month, amount, fees }))
    const address = (await store.isOwn(ownerId, known.meterNumber)) ? { address: known.address } : {}
    return { value: { paymentNumber, bills: priced, total: totalOf(priced), ...address } }
  }
