// The spans of days that a list is narrowed to most often, by the day it is now in Cairo. Pure.

import { addDays, type Text } from '@bawaba/language/index.ts'

/** Plain dates, both of them in it. */
export type DaySpan = { from: string; to: string }

/** A week begins on Saturday. */
const dayOfWeek = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 1) % 7
const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`

const today = (date: string): DaySpan => ({ from: date, to: date })
const week = (date: string): DaySpan => ({ from: addDays(date, -dayOfWeek(date)), to: date })
const month = (date: string): DaySpan => ({ from: firstOfMonth(date), to: date })
const lastMonth = (date: string): DaySpan => {
  const to = addDays(firstOfMonth(date), -1)
  return { from: firstOfMonth(to), to }
}

/** In the order that they are offered in. */
export const daySpans: readonly { label: Text; span: (today: string) => DaySpan }[] = [
  { label: { ar: 'اليوم', en: 'Today' }, span: today },
  { label: { ar: 'هذا الأسبوع', en: 'This week' }, span: week },
  { label: { ar: 'هذا الشهر', en: 'This month' }, span: month },
  { label: { ar: 'الشهر الماضي', en: 'Last month' }, span: lastMonth },
]
