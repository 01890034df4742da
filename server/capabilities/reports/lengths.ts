// Where the lengths of decisions are read: whole years and one part at most from their totals, all else from every cell.

import { addDays } from '@bawaba/language/index.ts'

/** Days of Cairo as YYYY-MM-DD, both included. */
export type Period = { from: string; to: string }

/** What totals may name besides service and time (migration 0024). */
type Part = 'status_kind' | 'center' | 'age_group'

/** The first days of the years that lie in the months of a period as a whole: `from` the first, `before` the year after the last. */
export const wholeYears = ({ from, to }: Period): { from: string; before: string } => {
  const [first, last] = [from, to].map(day => Number(day.slice(0, 4))) as [number, number]
  const begins = from.slice(5, 7) === '01' ? first : first + 1
  const ends = to.slice(5, 7) === '12' ? last + 1 : last
  const newYear = (year: number) => `${year}-01-01`
  return { from: newYear(begins), before: newYear(Math.max(begins, ends)) }
}

/** The one part that is grouped by or narrowed to; `all` where none is; undefined where there are several. */
export const partOf = (named: Record<Part, boolean>): Part | 'all' | undefined => {
  const parts = (Object.keys(named) as Part[]).filter(part => named[part])
  return parts.length > 1 ? undefined : (parts[0] ?? 'all')
}

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`
export const dayAfter = (day: string): string => addDays(day, 1)
