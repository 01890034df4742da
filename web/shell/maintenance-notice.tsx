// What the line under the header says while the portal is about to close: how long is left, that one can finish, what
// becomes of drafts. Staff, who go on working, read that it is closed to everyone else.

import { formatDateTime, formatTime } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useApp } from './context.tsx'
import { maintenanceMessages as messages } from './maintenance.messages.ts'
import type { MaintenanceNow } from './use-maintenance.tsx'

const Closing = ({ maintenance: planned, msLeft }: MaintenanceNow) => {
  const language = useLanguage()
  const text = useText()
  const count = Math.max(1, Math.ceil(msLeft / 60_000))
  const time = <time dateTime={planned.closesAt}>{formatTime(language, planned.closesAt)}</time>
  return (
    <Notice kind="warning" quiet title={<Words message={messages.closesIn} params={{ count, time }} />}>
      <p>{planned.message[language]}</p>
      {planned.until && (
        <p>
          <Words
            message={messages.backAt}
            params={{ time: <time dateTime={planned.until}>{formatDateTime(language, planned.until)}</time> }}
          />
        </p>
      )}
      <p>{text(messages.finish)}</p>
    </Notice>
  )
}

export const MaintenanceNotice = (now: MaintenanceNow) => {
  const text = useText()
  const { mode } = useApp()
  if (now.state === 'closing') return <Closing {...now} />
  return mode === 'EMPLOYEE' ? (
    <Notice kind="warning" quiet>
      {text(messages.closedToOthers)}
    </Notice>
  ) : null
}
