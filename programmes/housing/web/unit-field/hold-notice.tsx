// What becomes of the hold on a unit, under its question: until when it stands, that it is over, why there is none.

import { formatEnd } from '@bawaba/language/ends.ts'
import { isolate, t } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useReading } from '@bawaba/web/client/use-reading.tsx'
import { HoldExtension } from '@bawaba/web/modules/reservations/hold-extension.tsx'
import type { Hold } from '@bawaba/web/modules/reservations/use-hold.tsx'
import { messages } from './messages.ts'

export const HoldNotice = ({ hold, onAgain }: { hold: Hold; onAgain: (code: string) => void }) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  if (hold.state === 'none') return null
  if (hold.state === 'holding') return <Notice>{text(messages.holding)}</Notice>
  const unit = isolate(hold.code)
  if (hold.state === 'held') {
    const time = formatEnd(language, new Date(hold.until), reading)
    return (
      <Notice kind="success" title={t(language, messages.held, { unit, time, count: hold.minutesLeft })}>
        <HoldExtension hold={hold} />
        {text(messages.whatThen)} {hold.isLast && text(messages.lastHold)}
      </Notice>
    )
  }
  if (hold.state === 'over')
    return (
      <Notice
        kind="warning"
        {...(!hold.isLast && {
          actions: <Button onClick={() => onAgain(hold.code)}>{text(messages.holdAgain)}</Button>,
        })}
      >
        {t(language, messages.over, { unit })} {hold.isLast && text(messages.holdNoMore)}
      </Notice>
    )
  return (
    <Notice kind="error">
      {hold.reason.key === 'NOT_FOUND' ? t(language, messages.unknown, { unit }) : hold.reason.message}
    </Notice>
  )
}
