// A form that is open for a few days more says until when, and when the service opens again.

import type { Service } from '@bawaba/contract/entities/service.ts'
import { lastOpenDay, opensAgainOn } from '@bawaba/contract/open-days.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatDate, type Messages } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useReading } from '../../client/use-reading.tsx'

/** People who fill in a form over a weekend read it in time. */
const daysAhead = 4

const messages = {
  closes: { ar: 'يمكنك إرسال هذا الطلب حتى {end}.', en: 'You can send this request until {end}.' },
  again: {
    ar: 'بعد ذلك تُفتح الخدمة من جديد يوم {date}.',
    en: 'After that the service opens again on {date}.',
  },
} as const satisfies Messages

export const ClosesSoon = ({ service }: { service: Partial<Service> }) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  const timed = { deactivated: false, ...service }
  const last = lastOpenDay(timed, reading.now, daysAhead)
  if (!last) return null
  const again = opensAgainOn(timed, reading.now)
  return (
    <Notice kind="warning" quiet>
      {text(messages.closes, { end: formatEnd(language, last, reading) })}{' '}
      {again && text(messages.again, { date: formatDate(language, again) })}
    </Notice>
  )
}
