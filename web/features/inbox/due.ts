// When a request is due, in words: late by so many days, today, tomorrow, in so many days. Days are Cairo's.

import { cairoDate, daysBetween, type Language, t } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

export type DueWords = { words: string; isLate: boolean }

/** `now` is the moment the row was read at; without a due date there is nothing to say. */
export const dueWords = (dueAt: string | null, now: Date, language: Language): DueWords | undefined => {
  if (dueAt === null) return undefined
  const due = new Date(dueAt)
  const days = daysBetween(cairoDate(now), cairoDate(due))
  if (days < 0) return { words: t(language, messages.daysLate, { count: -days }), isLate: true }
  if (days === 0) {
    const hasPassed = due < now
    return { words: t(language, hasPassed ? messages.passedToday : messages.today), isLate: hasPassed }
  }
  if (days === 1) return { words: t(language, messages.tomorrow), isLate: false }
  return { words: t(language, messages.inDays, { count: days }), isLate: false }
}
