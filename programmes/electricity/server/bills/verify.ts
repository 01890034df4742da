// Whether bills can be paid: all of them are open, none that is older is left out, and they cost what the person saw.

import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { Verified, Verifier, VerifyScene } from '@bawaba/server/outside.ts'
import type { BillAnswer } from '../../fields/bill/bill.ts'
import { type BillsAnswer, totalOf } from '../../fields/bills/bills.ts'
import type { MeterAnswer } from '../../fields/meter/meter.ts'
import type { MetersStore } from '../meters/store.ts'
import type { Asking } from '../provider/asking.ts'
import type { Provider } from '../provider/provider.ts'
import type { ObjectionsStore } from './objections-store.ts'

const wrong = (key: string, params: Record<string, string | number> = {}, code?: ErrorCode): Verified => ({
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
    const newest = known.bills.findLastIndex(({ billId }) => wanted.has(billId))
    // One that is disputed waits for its decision, and keeps nobody from paying those after it.
    const older = known.bills
      .slice(0, newest)
      .find(({ billId, disputed }) => !disputed && !wanted.has(billId))
    if (older) return wrong('olderFirst', { month: older.month }, 'PAY_OLDER_BILLS_FIRST')
    if (total !== undefined && total !== totalOf(chosen)) return wrong('priceChanged', {}, 'PRICE_INVALID')
    const priced = chosen.map(({ billId, month, amount, fees }) => ({ billId, month, amount, fees }))
    const address = (await store.isOwn(ownerId, known.meterNumber)) ? { address: known.address } : {}
    return { value: { paymentNumber, bills: priced, total: totalOf(priced), ...address } }
  }

type OwnDependencies = {
  provider: Pick<Provider, 'year'>
  asking: Pick<Asking, 'ownBills'>
  store: Pick<MetersStore, 'isOwn'>
}
/** The meter beside a question, where it is one's own: of others nothing is told, their own question refuses them. */
const ownMeter = async (
  store: OwnDependencies['store'],
  { verifies, ownerId }: Pick<VerifyScene, 'verifies' | 'ownerId'>,
): Promise<{ number: string; isOwn: boolean } | undefined> => {
  const meter = verifies.find(({ kind }) => kind === 'meter')?.value as MeterAnswer | undefined
  return meter && { number: meter.number, isOwn: await store.isOwn(ownerId, meter.number) }
}

/** Of one person to one bill: the second is for what was taken back. */
const mostObjections = 2

/**
 * Whether a bill is one of the meter beside it, and nobody has objected to it already. What it costs is the company's to say. A
 * bill is not demanded while an objection is open, so that nobody objects to one without end.
 */
export const verifyBill =
  ({
    provider,
    store,
    objections,
  }: Pick<OwnDependencies, 'provider' | 'store'> & { objections: ObjectionsStore }): Verifier =>
  async (sent, scene) => {
    const { billId } = sent as BillAnswer
    const meter = await ownMeter(store, scene)
    if (!meter) return wrong('noMeter')
    if (!meter.isOwn) return { value: { billId } }
    const year = await provider.year(meter.number)
    const bill = year?.bills.find(one => one.billId === billId)
    if (!bill) return wrong('noBill')
    if (scene.requestId === undefined) {
      const { count, isDecided } = await objections.ofBill(scene.ownerId, billId)
      if (isDecided) return wrong('objectionDecided', { month: bill.month })
      if (count >= mostObjections) return wrong('objectedTwice', { month: bill.month })
    }
    if (bill.disputed) return wrong('alreadyDisputed', { month: bill.month })
    return { value: { billId, amount: bill.amount + bill.fees } }
  }

/** Whether no more is named than what the company says is owed, in no plan yet, for the meter beside it. */
export const verifyOwed =
  ({ asking, store }: Pick<OwnDependencies, 'asking' | 'store'>): Verifier =>
  async (sent, scene) => {
    const amount = sent as number
    const meter = await ownMeter(store, scene)
    if (!meter) return wrong('noMeter')
    if (!meter.isOwn) return { value: amount }
    const known = await asking.ownBills(meter.number, scene.ownerId, scene.asker)
    const bills = known?.bills ?? []
    if (bills.length === 0) return wrong('nothingOwed')
    // What a plan covers is in no second one.
    const owed = bills.reduce(
      (sum, { planned = 0, ...bill }) => sum + Math.max(0, totalOf([bill]) - planned),
      0,
    )
    if (owed === 0) return wrong('allPlanned')
    return amount > owed ? wrong('moreThanOwed', { owed }) : { value: amount }
  }
