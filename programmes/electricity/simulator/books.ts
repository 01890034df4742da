// What the simulated utility has written down, and how an account stands by it: its holder, its bills, whether it is closed.

import { cairoDate } from '@bawaba/language/index.ts'
import type { Account } from './accounts.ts'
import { type Bill, billOf, consumptionOf, type Month, monthsBack, yearOf } from './bills.ts'

/** `reference` names a deed: the same one again is done once. */
type Deed<Name extends string, Parts> = { record: Name; reference: string; at: string } & Parts
export type Holder = { name: string; nationalId?: string; passportNumber?: string }
export type PlanLine = { on: string; amount: number }
export type Entry =
  | Deed<'payment', { billIds: string[]; amount: number; transactionId: string }>
  | Deed<'reading', { meterNumber: string; value: number; month: Month }>
  | Deed<
      'ending',
      {
        meterNumber: string
        day: string
        lastReading: number
        account: string
        finalBill: number
        deposit: number
        owed: number
        paidOut: number
      }
    >
  | Deed<'transfer', { meterNumber: string; holder: Holder }>
  | Deed<'dispute', { billId: string }>
  | Deed<'disputeEnd', { billId: string }>
  | Deed<'correction', { billId: string; amount: number; credit: number }>
  | Deed<'load', { meterNumber: string; kilowatts: number }>
  | Deed<'use', { meterNumber: string; use: string }>
  | Deed<
      'plan',
      { meterNumber: string; total: number; lines: PlanLine[]; covers: { billId: string; amount: number }[] }
    >
export type RecordName = Entry['record']
export type EntryOf<Name extends RecordName> = Extract<Entry, { record: Name }>

/** Piasters that every holder has left with the company. */
export const deposit = 30_000

export const createAccountBooks = (entries: readonly Entry[], now: () => Date) => {
  const all = <Name extends RecordName>(record: Name): EntryOf<Name>[] =>
    entries.filter((entry): entry is EntryOf<Name> => entry.record === record)
  const byReference = <Name extends RecordName>(record: Name, reference: string): EntryOf<Name> | undefined =>
    all(record).find(entry => entry.reference === reference)

  const isPaid = ({ billId }: Pick<Bill, 'billId'>): boolean =>
    all('payment').some(({ billIds }) => billIds.includes(billId))
  /** Entries stand in the order in which they were written: the last word about a bill counts. */
  const isDisputed = (billId: string): boolean => {
    const last = entries.findLast(
      entry =>
        (entry.record === 'dispute' || entry.record === 'disputeEnd' || entry.record === 'correction') &&
        entry.billId === billId,
    )
    return last?.record === 'dispute'
  }
  const corrected = (bill: Bill): Bill => {
    const last = all('correction').findLast(({ billId }) => billId === bill.billId)
    return last ? { ...bill, amount: last.amount } : bill
  }
  /** What plans cover of a bill. */
  const plannedOf = (billId: string): number =>
    all('plan')
      // Books of a former release do not say it.
      .flatMap(({ covers = [] }) => covers)
      .reduce((sum, one) => sum + (one.billId === billId ? one.amount : 0), 0)
  const standing = (bill: Bill) => ({
    ...corrected(bill),
    ...(plannedOf(bill.billId) > 0 ? { planned: plannedOf(bill.billId) } : {}),
    ...(isDisputed(bill.billId) ? { disputed: true as const } : {}),
  })
  const endOf = ({ meterNumber }: Account): EntryOf<'ending'> | undefined =>
    all('ending').find(entry => entry.meterNumber === meterNumber)
  /** The last twelve months, oldest first, each with whether it is paid. */
  const yearBills = (account: Account) => {
    const months = yearOf(now())
    const firstUnpaid = months.length - account.unpaidMonths
    return months.map((month, index) => {
      const bill = standing(billOf(account, month))
      const isOpen = index >= firstUnpaid && !isPaid(bill) && bill.amount > 0 && !endOf(account)
      return { ...bill, isPaid: !isOpen }
    })
  }
  const unpaidOf = (account: Account) =>
    yearBills(account).flatMap(({ isPaid, ...bill }) => (isPaid ? [] : [bill]))
  return {
    all,
    byReference,
    isDisputed,
    endOf,
    yearBills,
    unpaidOf,
    owedOf: (account: Account): number =>
      unpaidOf(account).reduce((sum, { amount, fees }) => sum + amount + fees, 0),
    /** What is owed and in no plan, bill by bill, oldest first. */
    unplannedOf: (account: Account) =>
      unpaidOf(account).map(({ billId, amount, fees, planned = 0 }) => ({
        billId,
        amount: Math.max(0, amount + fees - planned),
      })),
    /** On the day of its end a meter is closed. */
    isClosed: (account: Account): boolean => {
      const end = endOf(account)
      return end !== undefined && end.day <= cairoDate(now())
    },
    holderOf: (account: Account): Holder =>
      all('transfer').findLast(({ meterNumber }) => meterNumber === account.meterNumber)?.holder ?? {
        name: account.ownerName,
        nationalId: account.ownerNationalId,
      },
    useOf: (account: Account): string =>
      all('use').findLast(({ meterNumber }) => meterNumber === account.meterNumber)?.use ??
      account.contractType,
    /** What a meter shows at the beginning of a month, counted from two years before. */
    shownAt: (account: Account, month: Month): number => {
      let value = 12_000 + (Number(account.meterNumber.slice(-6, -1)) % 4000)
      for (let back = 24; back > 0; back -= 1) {
        const each = monthsBack(now(), back)
        if (each >= month) break
        value += consumptionOf(account, each)
      }
      return value
    },
  }
}
export type AccountBooks = ReturnType<typeof createAccountBooks>
