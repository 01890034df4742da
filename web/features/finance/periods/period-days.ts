// Days of a period beside each other that are in the same state for the same reason, as spans.

import type { PeriodDay } from '@bawaba/contract/entities/payment-period.ts'
import { addDays } from '@bawaba/language/index.ts'

export type DaySpan = Pick<PeriodDay, 'state' | 'why'> & { from: string; to: string; differences: number }

/** The days that wait for somebody, in order. */
export const openSpans = (days: readonly PeriodDay[]): DaySpan[] => {
  const spans: DaySpan[] = []
  for (const { day, state, why, differences } of days) {
    if (state !== 'open' && state !== 'differences') continue
    const last = spans.at(-1)
    if (last && last.state === state && last.why === why && addDays(last.to, 1) === day) {
      last.to = day
      last.differences += differences
    } else spans.push({ from: day, to: day, state, ...(why ? { why } : {}), differences })
  }
  return spans
}

/** The month that a period is exactly, 'YYYY-MM'; undefined for any other. */
export const monthOf = ({ from, to }: { from: string; to: string }): string | undefined =>
  from.endsWith('-01') && monthDays(from).to === to ? from.slice(0, 7) : undefined

/** The first and the last day of the month that a day is in. */
export const monthDays = (day: string): { from: string; to: string } => {
  const from = `${day.slice(0, 7)}-01`
  // The 32nd day after the first is in the next month, whatever the month.
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}
export const lastMonth = (today: string): { from: string; to: string } =>
  monthDays(addDays(monthDays(today).from, -1))
