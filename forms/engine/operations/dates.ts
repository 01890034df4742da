// Operations on plain dates. A day that is none, and one before the year 1000 or after 9999, is absent; so is whatever is
// reckoned from it. Working days are counted by the calendar of the portal, for ten years at most.

import { addDays, daysBetween, isPlainDate } from '@bawaba/language/index.ts'
import { isWorkingDay, workingDate } from '@bawaba/language/working-days.ts'
import type { Operation, Scope } from '../conditions.ts'

/** Longer spans of working days nobody gives, and each is counted. */
const mostWorkingDays = 2500
const mostDaysCounted = 3660
const mostDays = 4_000_000

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isPlainDate(value) && value >= '1000-01-01' ? value : undefined

const wholeOf = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= most ? value : undefined

const ofParts =
  (work: (parts: readonly unknown[], scope: Scope) => unknown) =>
  (name: string): Operation =>
  (node, compile) => {
    const value = node[name]
    const parts = (Array.isArray(value) ? value : [value]).map(compile)
    return scope =>
      work(
        parts.map(part => part(scope)),
        scope,
      )
  }

const moved = (most: number, move: (date: string, by: number, scope: Scope) => string | undefined) =>
  ofParts(([from, by], scope) => {
    const [date, count] = [dayOf(from), wholeOf(by, most)]
    return date === undefined || count === undefined ? undefined : dayOf(move(date, count, scope))
  })

const between = (count: (from: string, to: string, scope: Scope) => number | undefined) =>
  ofParts(([first, last], scope) => {
    const [from, to] = [dayOf(first), dayOf(last)]
    return from === undefined || to === undefined ? undefined : count(from, to, scope)
  })

const numbersOf = (date: string): [year: number, month: number, day: number] =>
  date.split('-').map(Number) as [number, number, number]

const inYears = (date: Date): string | undefined => {
  const year = date.getUTCFullYear()
  return year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined
}

/** Of a month that has no such day its last: a month after 31 January is 28 February. */
const addMonths = (date: string, months: number): string | undefined => {
  const [year, month, day] = numbersOf(date)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  if (Number.isNaN(last.getTime())) return undefined
  return inYears(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last.getUTCDate()))))
}

/** Whole months: from 31 January to 28 February is none yet, and to 1 March it is one. */
const monthsBetween = (from: string, to: string): number => {
  if (from > to) return 0 - monthsBetween(to, from)
  const [first, last] = [numbersOf(from), numbersOf(to)]
  return (last[0] - first[0]) * 12 + last[1] - first[1] - (last[2] < first[2] ? 1 : 0)
}

/** Working days after the first day, up to the last. */
const workingDaysBetween = (from: string, to: string, { calendar }: Scope): number | undefined => {
  if (!calendar || Math.abs(daysBetween(from, to)) > mostDaysCounted) return undefined
  const [first, last] = from <= to ? [from, to] : [to, from]
  let count = 0
  for (let date = addDays(first, 1); date <= last; date = addDays(date, 1))
    if (isWorkingDay(calendar, date)) count += 1
  return from <= to ? count : 0 - count
}

/** The first or the last day of a range of dates, or of a month as `YYYY-MM`. */
const edge = (end: 'from' | 'to') =>
  ofParts(([value]) => {
    if (typeof value === 'object' && value !== null)
      return dayOf(Object.hasOwn(value, end) ? (value as Record<string, unknown>)[end] : undefined)
    const first = typeof value === 'string' ? dayOf(`${value}-01`) : undefined
    if (first === undefined || end === 'from') return first
    const [year, month] = numbersOf(first)
    return inYears(new Date(Date.UTC(year, month, 0)))
  })

const part = (index: 0 | 1 | 2) =>
  ofParts(([value]) => {
    const date = dayOf(value)
    return date === undefined ? undefined : numbersOf(date)[index]
  })

export const dates: Record<string, (name: string) => Operation> = {
  today: () => () => scope => scope.today,
  addDays: moved(mostDays, (date, days) => {
    const time = Date.parse(`${date}T00:00:00Z`) + days * 86_400_000
    return inYears(new Date(time))
  }),
  addMonths: moved(mostDays, addMonths),
  addYears: moved(mostDays, (date, years) => addMonths(date, years * 12)),
  addWorkingDays: moved(
    mostWorkingDays,
    (date, days, { calendar }) => calendar && workingDate(calendar, date, days),
  ),
  daysBetween: between(daysBetween),
  monthsBetween: between((from, to) => monthsBetween(from, to)),
  yearsBetween: between((from, to) => Math.trunc(monthsBetween(from, to) / 12) + 0),
  workingDaysBetween: between(workingDaysBetween),
  startOf: edge('from'),
  endOf: edge('to'),
  yearOf: part(0),
  monthOf: part(1),
  dayOf: part(2),
}
