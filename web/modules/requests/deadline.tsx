// By when the applicant has to answer: the day, and how many working days are left, reckoned as the server does.

import { formatEnd, formatEndDay } from '@bawaba/language/ends.ts'
import { t } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import { workingDaysBetween } from '@bawaba/language/working-days.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useCall } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { useReading } from '../../client/use-reading.tsx'
import { isCounted, secondsUntil } from '../deadlines/countdown-time.ts'
import { isBeyondCalendar } from './beyond-calendar.ts'
import { deadlineMessages as messages } from './deadline-messages.ts'

/** The days that are worked; undefined until they are known. */
export const useWorkingCalendar = (): WorkingCalendar | undefined => {
  const { data } = useCall('GET workingCalendar')
  return data && { weekend: data.weekend, holidays: new Set(data.holidays.map(({ date }) => date)) }
}

/** The working days that are left until an instant; undefined until the calendar is known, where it has passed, and where minutes count. */
export const useDaysLeft = (dueAt: string | null): number | undefined => {
  const calendar = useWorkingCalendar()
  const [now] = useState(serverNow)
  const due = dueAt === null ? undefined : new Date(dueAt)
  if (due && isCounted(secondsUntil(due.getTime(), now))) return undefined
  return calendar && due && due >= now ? workingDaysBetween(calendar, now, due) : undefined
}

/** Whether an end lies beyond the feasts that are announced; false until that is known. */
const useIsBeyondCalendar = (dueAt: string): boolean => {
  const known = useCall('GET workingCalendar').data?.knownUntil
  return isBeyondCalendar(dueAt, known ?? null)
}

/** Says that the day of an end can still move later, because the feasts until then are not announced. */
export const BeyondCalendar = ({ dueAt }: { dueAt: string }) => {
  const text = useText()
  return useIsBeyondCalendar(dueAt) ? text(messages.beyondCalendar) : null
}

export const Deadline = ({ dueAt }: { dueAt: string }) => {
  const language = useLanguage()
  const left = useDaysLeft(dueAt)
  const reading = useReading()
  if (new Date(dueAt) < reading.now)
    return <p>{t(language, messages.over, { date: formatEndDay(language, dueAt, reading) })}</p>
  const date = formatEnd(language, dueAt, reading)
  const leftWords = left === undefined ? '' : t(language, messages.left, { count: left })
  return (
    <p>
      {t(language, messages.until, { date })} {leftWords} <BeyondCalendar dueAt={dueAt} />
    </p>
  )
}
