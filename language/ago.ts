// How long ago something happened, in the words of a conversation.

import { formatDateTime } from './dates.ts'
import { t } from './messages.ts'
import type { Language, Messages } from './text.ts'

const messages = {
  now: { ar: 'الآن', en: 'just now' },
  minutes: {
    ar: {
      zero: 'الآن',
      one: 'قبل دقيقة',
      two: 'قبل دقيقتين',
      few: 'قبل {count} دقائق',
      many: 'قبل {count} دقيقة',
      other: 'قبل {count} دقيقة',
    },
    en: { one: '1 minute ago', other: '{count} minutes ago' },
  },
  hours: {
    ar: {
      zero: 'الآن',
      one: 'قبل ساعة',
      two: 'قبل ساعتين',
      few: 'قبل {count} ساعات',
      many: 'قبل {count} ساعة',
      other: 'قبل {count} ساعة',
    },
    en: { one: '1 hour ago', other: '{count} hours ago' },
  },
  at: { ar: 'في {time}', en: 'on {time}' },
} as const satisfies Messages

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `2 minutes ago`, `قبل دقيقتين`; from a day on the date and the time by Cairo's clock. */
export const formatAgo = (language: Language, date: string | Date, now: Date): string => {
  const past = now.getTime() - new Date(date).getTime()
  if (past < minute) return t(language, messages.now)
  if (past < hour) return t(language, messages.minutes, { count: Math.floor(past / minute) })
  if (past < day) return t(language, messages.hours, { count: Math.floor(past / hour) })
  return t(language, messages.at, { time: formatDateTime(language, date) })
}
