// When readings of a meter are taken: between two days of each month, by Cairo's calendar.

import type { ProviderReading } from '../provider/provider.ts'

export type ReadingWindow = { from: string; to: string; isOpen: boolean }

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The window of this month, or of the next where this one's is over. `today` is Cairo's plain date. */
export const windowAt = ({ from, to }: ProviderReading['window'], today: string): ReadingWindow => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const next = day > to
  const at = new Date(Date.UTC(year, month - 1 + (next ? 1 : 0), 1))
  const most = lastDay(at.getUTCFullYear(), at.getUTCMonth() + 1)
  const dayOf = (number: number) =>
    `${at.toISOString().slice(0, 7)}-${String(Math.min(number, most)).padStart(2, '0')}`
  return { from: dayOf(from), to: dayOf(to), isOpen: day >= from && day <= to }
}
