// When a center is closed, in words: a day, several days, or hours of a day.

import type { CenterClosure } from '@bawaba/contract/entities/closure.ts'
import { formatClock } from '@bawaba/language/clock-words.ts'
import { formatDate, type Language, type Messages, t } from '@bawaba/language/index.ts'

const messages = {
  day: { ar: 'مغلق يوم {from}', en: 'Closed on {from}' },
  days: { ar: 'مغلق من {from} إلى {until}', en: 'Closed from {from} to {until}' },
  hours: {
    ar: 'مغلق يوم {day} من {from} إلى {until}',
    en: 'Closed on {day} from {from} to {until}',
  },
  because: { ar: '{closed}: {reason}', en: '{closed}: {reason}' },
} as const satisfies Messages

type Closed = Pick<CenterClosure, 'from' | 'until' | 'hours'>

/** `Closed from 24 November 2026 to 26 November 2026` */
export const closedWords = (language: Language, { from, until, hours }: Closed): string => {
  const dayOf = (day: string) => formatDate(language, day)
  const first = dayOf(from)
  if (hours) {
    const timeOf = (time: string) => formatClock(language, time)
    return t(language, messages.hours, {
      day: first,
      from: timeOf(hours.from),
      until: timeOf(hours.until),
    })
  }
  return from === until
    ? t(language, messages.day, { from: first })
    : t(language, messages.days, { from: first, until: dayOf(until) })
}

/** The same with its reason. */
export const closureWords = (language: Language, closure: CenterClosure): string =>
  t(language, messages.because, {
    closed: closedWords(language, closure),
    reason: closure.reason[language],
  })
