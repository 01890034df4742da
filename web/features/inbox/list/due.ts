// When a request is due, in words: late by so many working days, today, tomorrow, in so many. Days are Cairo's.

import { cairoDate, daysBetween, type Language, t } from '@bawaba/language/index.ts'
import { type WorkingCalendar, workingDaysBetween } from '@bawaba/language/working-days.ts'
import { messages } from '../messages.ts'

export type DueWords = { words: string; isLate: boolean }

/**
 * `now` is the moment the row was read at; without a due date there is nothing to say. Until the calendar is known,
 * days stand for working days: that a request is late does not wait for it.
 */
export const dueWords = (
  dueAt: string | null,
  now: Date,
  language: Language,
  calendar?: WorkingCalendar,
): DueWords | undefined => {
  if (dueAt === null) return undefined
  const due = new Date(dueAt)
  const days = daysBetween(cairoDate(now), cairoDate(due))
  const working = calendar && Math.abs(workingDaysBetween(calendar, now, due))
  if (days < 0) {
    const words =
      working === undefined
        ? t(language, messages.daysLate, { count: -days })
        : t(language, messages.workingDaysLate, { count: working })
    return { words, isLate: true }
  }
  if (days === 0) {
    const hasPassed = due < now
    return { words: t(language, hasPassed ? messages.passedToday : messages.today), isLate: hasPassed }
  }
  if (days === 1) return { words: t(language, messages.tomorrow), isLate: false }
  // A day off ahead with no working day before it is counted in days.
  const words = working
    ? t(language, messages.inWorkingDays, { count: working })
    : t(language, messages.inDays, { count: days })
  return { words, isLate: false }
}
