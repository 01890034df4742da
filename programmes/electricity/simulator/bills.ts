// What the simulated utility bills: a month's consumption by bands, with the service charge beside it.

import { cairoDate } from '@bawaba/language/index.ts'
import type { Account } from './accounts.ts'

/** A month as `2026-03`. */
export type Month = string
export type Bill = {
  billId: string
  month: Month
  /** Kilowatt-hours. */
  consumption: number
  /** Piasters. */
  amount: number
  fees: number
  issuedOn: string
  dueOn: string
}

/** Upper ends of the bands in kilowatt-hours, and piasters for each kilowatt-hour of the band. */
const bands: readonly (readonly [to: number, price: number])[] = [
  [50, 68],
  [100, 78],
  [200, 95],
  [350, 155],
  [650, 195],
  [1000, 210],
  [Number.POSITIVE_INFINITY, 223],
]
export const serviceCharge = 1500
/** Warmer months need more. */
const season = [90, 88, 92, 98, 108, 125, 140, 142, 128, 108, 95, 90]

export const monthsBack = (now: Date, count: number): Month => {
  const [year = 0, month = 1] = cairoDate(now).split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - count, 1))
  return first.toISOString().slice(0, 7)
}

/** The same for a month whenever it is asked for. */
export const consumptionOf = ({ usual, meterNumber }: Account, month: Month): number => {
  const [year = 0, index = 1] = month.split('-').map(Number)
  const wobble = ((Number(meterNumber.slice(-5)) + year * 13 + index * 29) % 21) - 10
  return Math.round((usual * ((season[index - 1] ?? 100) + wobble)) / 100)
}

export const amountOf = (consumption: number): number => {
  let from = 0
  let total = 0
  for (const [to, price] of bands) {
    total += Math.max(0, Math.min(consumption, to) - from) * price
    from = to
  }
  return total
}

export const billOf = (account: Account, month: Month): Bill => {
  const consumption = consumptionOf(account, month)
  const [year = 0, index = 1] = month.split('-').map(Number)
  const day = (offset: number, date: number) =>
    new Date(Date.UTC(year, index - 1 + offset, date)).toISOString().slice(0, 10)
  return {
    billId: `${account.paymentNumber}-${month}`,
    month,
    consumption,
    amount: amountOf(consumption),
    fees: serviceCharge,
    issuedOn: day(1, 2),
    dueOn: day(1, 25),
  }
}

/** The last twelve whole months, oldest first. */
export const yearOf = (now: Date): Month[] =>
  Array.from({ length: 12 }, (_, index) => monthsBack(now, 12 - index))
