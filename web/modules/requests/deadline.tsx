// By when the applicant has to answer: the day, and how many working days are left, reckoned as the server does.

import { formatDate, t } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import { workingDaysBetween } from '@bawaba/language/working-days.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { deadlineMessages as messages } from './deadline-messages.ts'

/** The days that are worked; undefined until they are known. */
export const useWorkingCalendar = (): WorkingCalendar | undefined => {
  const client = useClient()
  const { data } = useQuery(callQuery(client, 'GET workingCalendar'))
  return data && { weekend: data.weekend, holidays: new Set(data.holidays.map(({ date }) => date)) }
}

/** The working days that are left until an instant; undefined until the calendar is known, and where it has passed. */
export const useDaysLeft = (dueAt: string | null): number | undefined => {
  const calendar = useWorkingCalendar()
  const [now] = useState(() => new Date())
  const due = dueAt === null ? undefined : new Date(dueAt)
  return calendar && due && due >= now ? workingDaysBetween(calendar, now, due) : undefined
}

export const Deadline = ({ dueAt }: { dueAt: string }) => {
  const language = useLanguage()
  const left = useDaysLeft(dueAt)
  const [now] = useState(() => new Date())
  const due = new Date(dueAt)
  const date = formatDate(language, due)
  if (due < now) return <p>{t(language, messages.over, { date })}</p>
  const leftWords = left === undefined ? '' : t(language, messages.left, { count: left })
  return (
    <p>
      {t(language, messages.until, { date })} {leftWords}
    </p>
  )
}
