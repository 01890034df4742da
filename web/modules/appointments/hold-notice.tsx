// What becomes of the hold on an appointment: until when it stands, that it is over, why there is none.

import { formatEnd } from '@bawaba/language/ends.ts'
import { t } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { HoldExtension } from '../reservations/hold-extension.tsx'
import type { Hold } from '../reservations/use-hold.tsx'
import { messages } from './messages.ts'

export const HoldNotice = ({ hold, onAgain }: { hold: Hold; onAgain: (code: string) => void }) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  if (hold.state === 'none') return null
  if (hold.state === 'holding') return <Notice>{text(messages.holding)}</Notice>
  if (hold.state === 'refused') return <Notice kind="error">{hold.reason.message}</Notice>
  if (hold.state === 'over')
    return (
      <Notice
        kind="warning"
        {...(!hold.isLast && {
          actions: <Button onClick={() => onAgain(hold.code)}>{text(messages.again)}</Button>,
        })}
      >
        {text(messages.over)}
      </Notice>
    )
  const time = formatEnd(language, new Date(hold.until), reading)
  return (
    <Notice kind="success" title={t(language, messages.held, { time, count: hold.minutesLeft })}>
      <HoldExtension hold={hold} />
      {text(messages.whatThen)}
    </Notice>
  )
}
