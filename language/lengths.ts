// Lengths of time in words: `3 hours`. Apart from dates, which the first page needs.

import type { Messages } from './index.ts'
import { t } from './messages.ts'
import type { Language } from './text.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

const messages = {
  minutes: {
    ar: {
      zero: 'أقل من دقيقة',
      one: 'دقيقة',
      two: 'دقيقتين',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
    en: { one: '{count} minute', other: '{count} minutes' },
  },
  hours: {
    ar: {
      zero: 'أقل من ساعة',
      one: 'ساعة',
      two: 'ساعتين',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
    en: { one: '{count} hour', other: '{count} hours' },
  },
  days: {
    ar: {
      zero: 'أقل من يوم',
      one: 'يومًا',
      two: 'يومين',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
    en: { one: '{count} day', other: '{count} days' },
  },
} as const satisfies Messages

/** Rounded, `3 hours`: in days from two days on. */
export const formatLength = (language: Language, ms: number): string => {
  if (ms < hour) return t(language, messages.minutes, { count: Math.ceil(ms / minute) })
  if (ms < 2 * day) return t(language, messages.hours, { count: Math.round(ms / hour) })
  return t(language, messages.days, { count: Math.round(ms / day) })
}

/** Exact to the minute, in the largest unit that leaves no rest: `90 minutes`, `2 hours`, `30 days`. */
export const formatWholeLength = (language: Language, ms: number): string => {
  const minutes = Math.round(ms / minute) * minute
  if (minutes % day === 0) return t(language, messages.days, { count: minutes / day })
  if (minutes % hour === 0) return t(language, messages.hours, { count: minutes / hour })
  return t(language, messages.minutes, { count: minutes / minute })
}
