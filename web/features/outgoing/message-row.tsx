// One message: what it is about, to whom, where it stands, and sending it again.

import type { OutgoingMessage } from '@bawaba/contract/entities/notification.ts'
import { kindRowOf } from '@bawaba/contract/notification-kinds.ts'
import { formatDateTime, formatNumber } from '@bawaba/language/index.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill, type PillKind } from '@bawaba/ui/pill.tsx'
import { messages } from './messages.ts'
import styles from './outgoing.module.css'

const looks: Record<OutgoingMessage['state'], PillKind> = {
  waiting: 'open',
  retrying: 'waiting-on-applicant',
  sent: 'done',
  dropped: 'cancelled',
  givenUp: 'rejected',
}
const times = [
  ['createdAt', messages.created],
  ['sentAt', messages.sentAt],
  ['nextTryAt', messages.nextAt],
  ['givenUpAt', messages.givenUpAt],
] as const

export const MessageRow = ({ message, onResend }: { message: OutgoingMessage; onResend: () => void }) => {
  const text = useText()
  const language = useLanguage()
  const { kind, channel, recipient, requestId, state, tries, failure, dropped, isOver } = message
  const title = text(kind ? kindRowOf(kind).label : messages.other)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <Pill kind={looks[state]}>{text(messages[state])}</Pill>
      </div>
      <DefinitionList>
        <Definition term={text(messages[channel])}>
          <Ltr>{recipient}</Ltr>
        </Definition>
        {requestId && (
          <Definition term={text(messages.find)}>
            <Reference>{requestId}</Reference>
          </Definition>
        )}
        {times.map(([name, label]) => {
          const at = message[name]
          return (
            at && (
              <Definition key={name} term={text(dropped && name === 'givenUpAt' ? messages.dropped : label)}>
                <time dateTime={at}>{formatDateTime(language, at)}</time>
              </Definition>
            )
          )
        })}
        {tries > 0 && <Definition term={text(messages.tries)}>{formatNumber(language, tries)}</Definition>}
        {failure && (
          <Definition term={text(messages.failure)}>
            <code translate="no" dir="ltr">
              {failure}
            </code>
          </Definition>
        )}
      </DefinitionList>
      {isOver ? (
        (dropped || state === 'givenUp') && (
          <p className={styles.muted}>{text(dropped ? messages[dropped] : messages.over)}</p>
        )
      ) : (
        <Button
          small
          icon="refresh"
          aria-label={text(messages.resendOf, { kind: title, to: recipient })}
          onClick={onResend}
        >
          {text(messages.resend)}
        </Button>
      )}
    </li>
  )
}
