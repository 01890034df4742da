// The period before one, equally long: whole months before whole months, days before days. Pure.

import { addDays, daysBetween } from '@bawaba/language/index.ts'

export type Period = { from: string; to: string }

const isFirst = (day: string): boolean => day.endsWith('-01')

/** The first day of the month so many months before that of a day. */
const monthsBefore = (day: string, count: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const index = year * 12 + month - 1 - count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
}

export const periodBefore = ({ from, to }: Period): Period => {
  const next = addDays(to, 1)
  const last = addDays(from, -1)
  if (!isFirst(from) || !isFirst(next)) return { from: addDays(from, -daysBetween(from, next)), to: last }
  const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return { from: monthsBefore(from, monthsOf(next) - monthsOf(from)), to: last }
}
