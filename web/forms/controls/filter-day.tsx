// A day of a filter, typed in three parts or chosen from a calendar. It means a plain date, an empty text where it is left
// alone, and where its parts make no day a text that is none.

import type { Text } from '@bawaba/language/index.ts'
import { dayOfParts } from '@bawaba/ui/controls/date-parts.tsx'
import type { Control } from '../fields.ts'
import { type DayParts, day, partsOf } from './day.tsx'

/** What is said of parts that make no day. */
export const noDay: Text = {
  ar: 'أدخل تاريخًا صحيحًا: اليوم والشهر والسنة',
  en: 'Enter a real date: day, month and year',
}

/** What a filter begins with: its stored day, if it has one. */
export const filterDayOf = (date: string | undefined): DayParts | undefined =>
  date === undefined ? undefined : partsOf(date)

export const filterDay = (): Control<DayParts, string> => ({
  ...day(),
  value: parts => {
    const typed = [parts.year, parts.month, parts.day].filter(part => part !== undefined && part !== '')
    return typed.length === 0 ? '' : (dayOfParts(parts) ?? typed.join('-'))
  },
})
