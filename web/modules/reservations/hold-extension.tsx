// That a hold was extended because the portal was closed: for how long, and until when it lasts now.

import { formatEnd } from '@bawaba/language/ends.ts'
import type { Messages } from '@bawaba/language/index.ts'
import { formatLength } from '@bawaba/language/lengths.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useReading } from '../../client/use-reading.tsx'
import type { Hold } from './use-hold.tsx'

const messages = {
  extended: {
    ar: 'توقفت البوابة {closed}. مهلتك الآن حتى {until}.',
    en: 'We were closed for {closed}. You now have until {until}.',
  },
} as const satisfies Messages

const aMinute = 60_000

export const HoldExtension = ({
  hold: { until, closedMinutes },
}: {
  hold: Extract<Hold, { state: 'held' }>
}) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  if (closedMinutes === undefined) return null
  return (
    <p>
      {text(messages.extended, {
        closed: formatLength(language, closedMinutes * aMinute),
        until: formatEnd(language, new Date(until), reading),
      })}
    </p>
  )
}
