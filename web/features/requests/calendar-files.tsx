// What a request has for a calendar: its deadline, while its applicant has to act, and visits to come.

import type { CalendarEvent } from '@bawaba/contract/calendar-file.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { isEnd, isWaiting, returnsMoney } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { type Language, type Messages, stripBidi, t } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { CalendarButton } from '../../modules/deadlines/calendar-button.tsx'
import styles from './request-page.module.css'
import type { Shown } from './shown.ts'

const messages = {
  deadline: { ar: 'أضف آخر موعد إلى تقويمك', en: 'Add the deadline to your calendar' },
  visit: { ar: 'أضف الموعد إلى تقويمك', en: 'Add the visit to your calendar' },
  deadlineTitle: { ar: 'آخر موعد للطلب {number}', en: 'Deadline for request {number}' },
  deadlineText: {
    ar: 'أكمل طلب «{service}» أو سدّده حتى {until}.',
    en: 'Complete or pay for your “{service}” request by {until}.',
  },
  visitTitle: { ar: 'موعدك: {service}', en: 'Your visit: {service}' },
  visitText: { ar: 'رقم الطلب: {number}', en: 'Request number: {number}' },
} as const satisfies Messages

const [aMinute, aDay] = [60_000, 1440]
/** How long a visit takes is the center's to know; so much is marked. */
const visitMinutes = 30

type Visit = { start: Date; place: string }

/** The visits of a request that are still to come. */
const visitsOf = (
  form: CompiledService | undefined,
  { data, statusKind }: Shown['request'],
  language: Language,
  now: Date,
): Visit[] => {
  if (!form || (isEnd(statusKind) && returnsMoney(statusKind))) return []
  return (form.filing?.fields ?? []).flatMap(field => {
    const code = data?.[field.name]
    const start = typeof code === 'string' ? field.kind.startsAt?.(code) : undefined
    if (!start || start <= now) return []
    return [{ start, place: field.kind.format?.(code, field, language) ?? '' }]
  })
}

export const CalendarFiles = ({ request, open }: Shown) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  const { ID, serviceSlug, dueAt, statusKind } = request
  const due = dueAt && isWaiting(statusKind) && new Date(dueAt) > reading.now ? new Date(dueAt) : undefined
  const visits = visitsOf(open?.form, request, language, reading.now)
  if (!due && visits.length === 0) return null
  const service = open?.form.text(open.service.serviceLabel ?? '')[language] ?? ID
  // A calendar isolates nothing, and shows the marks of isolation as boxes.
  const say = (words: string) => stripBidi(words)
  const url = new URL(`/services/${serviceSlug}/entries/${ID}`, globalThis.location?.href ?? 'https://x').href
  const eventOf = (event: Pick<CalendarEvent, 'id' | 'title' | 'text' | 'start' | 'end' | 'place'>) => ({
    ...event,
    url,
  })
  return (
    <p className={styles.calendar} data-print="never">
      {due && (
        <CalendarButton
          event={{
            ...eventOf({
              id: `${ID}.deadline`,
              title: say(t(language, messages.deadlineTitle, { number: ID })),
              text: say(
                t(language, messages.deadlineText, { service, until: formatEnd(language, due, reading) }),
              ),
              start: new Date(due.getTime() - 15 * aMinute),
              end: due,
            }),
            // The day before; what ends sooner, as it begins to end.
            remindMinutes: due.getTime() - reading.now.getTime() > 2 * aDay * aMinute ? aDay : 0,
            isFree: true,
          }}
        >
          {text(messages.deadline)}
        </CalendarButton>
      )}
      {visits.map(({ start, place }, index) => (
        <CalendarButton
          key={start.toISOString()}
          event={{
            ...eventOf({
              id: `${ID}.visit-${index + 1}`,
              title: say(t(language, messages.visitTitle, { service })),
              text: say(t(language, messages.visitText, { number: ID })),
              start,
              end: new Date(start.getTime() + visitMinutes * aMinute),
              place: say(place),
            }),
            remindMinutes: 120,
            isFree: false,
          }}
        >
          {text(messages.visit)}
        </CalendarButton>
      ))}
    </p>
  )
}
