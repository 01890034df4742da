// Notifications by the day in Cairo that they came on, the newest first.

import { addDays, cairoDate, formatDate, type Language, type Text } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

export const byDay = <Row extends { createdAt: string }>(rows: readonly Row[]): [day: string, Row[]][] => [
  ...Map.groupBy(rows, ({ createdAt }) => cairoDate(new Date(createdAt))),
]

const near = (day: string, today: string): Text | undefined => {
  if (day === today) return messages.today
  return day === addDays(today, -1) ? messages.yesterday : undefined
}

/** What a day is called on `today`. */
export const dayName = (language: Language, day: string, today: string): string =>
  near(day, today)?.[language] ?? formatDate(language, day)
