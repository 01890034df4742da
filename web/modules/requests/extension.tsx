// That the time of a request was extended because the portal was closed, where it still runs: for how long, and until when.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { isWaiting } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import type { Messages } from '@bawaba/language/index.ts'
import { formatLength } from '@bawaba/language/lengths.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useReading } from '../../client/use-reading.tsx'

const messages = {
  closed: {
    ar: 'توقفت البوابة {closed}. مهلتك الآن حتى {until}.',
    en: 'We were closed for {closed}. You now have until {until}.',
  },
  dayOff: {
    ar: 'أُضيف يوم عطلة. مهلتك الآن حتى {until}.',
    en: 'A day off was added. You now have until {until}.',
  },
} as const satisfies Messages

const aMinute = 60_000

type Extended = Pick<Request, 'dueAt' | 'statusKind' | 'history'>

/** Minutes that the portal was closed, of all extensions of the time that runs now; undefined where nothing extended it. */
export const extensionOf = ({
  dueAt,
  statusKind,
  history = [],
}: Extended): { minutes: number } | undefined => {
  if (!dueAt || !isWaiting(statusKind)) return undefined
  const lastMove = history.find(({ kind }) => kind === 'status' || kind === 'created')
  const since = lastMove?.at ?? ''
  const extensions = history.filter(({ kind, at }) => kind === 'extended' && at >= since)
  if (!extensions.some(entry => entry.dueAt === dueAt)) return undefined
  return { minutes: extensions.reduce((sum, { closedMinutes = 0 }) => sum + closedMinutes, 0) }
}

export const Extension = ({ request }: { request: Extended }) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  const extension = extensionOf(request)
  const { dueAt } = request
  if (!extension || !dueAt || new Date(dueAt) < reading.now) return null
  const until = formatEnd(language, dueAt, reading)
  return (
    <Notice quiet>
      {extension.minutes === 0
        ? text(messages.dayOff, { until })
        : text(messages.closed, { closed: formatLength(language, extension.minutes * aMinute), until })}
    </Notice>
  )
}
