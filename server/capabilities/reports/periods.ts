// Periods of a report: which there are between two days, and what they are called.

import { isByDay, periodOf, type ReportSpec, type ReportStep } from '@bawaba/contract/report-rules.ts'
import {
  addDays,
  formatDate,
  type Language,
  localiseDigits,
  monthNames,
  type Text,
} from '@bawaba/language/index.ts'

type Period = { from: string; to: string }

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
const partsOf = (day: string): [year: number, month: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)) - 1,
]

/** The months that hold both ends, from the first day to the last. */
const wholeMonths = ({ from, to }: Period): Period => {
  const [year, month] = partsOf(to)
  return { from: `${from.slice(0, 8)}01`, to: iso(year, month + 1, 0) }
}

/** What a report counts: its days where it is by day, else the whole months that hold its ends. Pure. */
export const countedPeriod = (spec: ReportSpec, today: string): Period => {
  const period = periodOf(spec, today)
  return isByDay(spec) ? period : wholeMonths(period)
}

/** After a day, month or year the next one. */
const next: Record<ReportStep, (key: string) => string> = {
  day: key => addDays(key, 1),
  month: key => {
    const [year, month] = partsOf(key)
    return iso(year, month + 1, 1)
  },
  year: key => String(Number(key) + 1),
}

/** More than any report shows. */
const mostPeriods = 400

/** The keys of all periods between two days, in their order; they end where no later one can be named. Pure. */
export const periodsOf = ({ from, to }: Period, every: ReportStep): string[] => {
  const first = { day: from, month: `${from.slice(0, 8)}01`, year: from.slice(0, 4) }[every]
  const last = every === 'year' ? to.slice(0, 4) : to
  const keys: string[] = []
  for (let key = first; key <= last && keys.length < mostPeriods; ) {
    keys.push(key)
    const following = next[every](key)
    // After the year 9999 the names of days no longer stand in their order.
    if (following <= key) break
    key = following
  }
  return keys
}

const inWords = (language: Language, key: string, every: ReportStep): string => {
  const [year, month] = partsOf(key)
  const digits = language === 'ar' ? localiseDigits('ar', String(year)) : String(year)
  return {
    day: () => formatDate(language, key),
    month: () => `${monthNames(language)[month]} ${digits}`,
    year: () => digits,
  }[every]()
}

/** A period as people read it. Pure. */
export const labelOfPeriod = (key: string, every: ReportStep): Text => ({
  ar: inWords('ar', key, every),
  en: inWords('en', key, every),
})
