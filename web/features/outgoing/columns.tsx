// The columns of the messages that go out: what each is about, to whom, its state, and sending it again.

import type { OutgoingMessage } from '@bawaba/contract/entities/notification.ts'
import { kindRowOf } from '@bawaba/contract/notification-kinds.ts'
import { formatCount } from '@bawaba/language/counts.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill, type PillKind } from '@bawaba/ui/pill.tsx'
import type { Column } from '../../modules/lists/column.ts'
import { Moment } from '../../modules/lists/moment.tsx'
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
  ['sentAt', messages.sentAt],
  ['nextTryAt', messages.nextAt],
  ['givenUpAt', messages.givenUpAt],
] as const

export const useMessageName = () => {
  const text = useText()
  return ({ kind }: OutgoingMessage): string => text(kind ? kindRowOf(kind).label : messages.other)
}

const hasOutcome = ({ tries, failure, dropped, isOver, ...message }: OutgoingMessage): boolean =>
  times.some(([name]) => message[name]) || tries > 1 || [failure, dropped].some(Boolean) || isOver

const Outcome = ({ message }: { message: OutgoingMessage }) => {
  const text = useText()
  const language = useLanguage()
  const { state, tries, failure, dropped, isOver } = message
  const why = dropped ? messages[dropped] : state === 'givenUp' && isOver ? messages.over : undefined
  return (
    <div className={styles.outcome}>
      {times.map(([name, label]) => {
        const at = message[name]
        return (
          at && (
            <span key={name}>
              {text(dropped && name === 'givenUpAt' ? messages.dropped : label)}:{' '}
              <time dateTime={at}>{formatDateTime(language, at)}</time>
            </span>
          )
        )
      })}
      {tries > 1 && (
        <span>
          {text(messages.tries)}: {formatCount(language, tries)}
        </span>
      )}
      {failure && (
        <code translate="no" dir="ltr">
          {failure}
        </code>
      )}
      {why && <span className={styles.muted}>{text(why)}</span>}
    </div>
  )
}

export const useMessageColumns = (): readonly Column<OutgoingMessage>[] => {
  const text = useText()
  const nameOf = useMessageName()
  return [
    { id: 'kind', label: messages.kind, isHead: true, cell: nameOf },
    {
      id: 'state',
      label: messages.state,
      isMark: true,
      cell: ({ state }) => <Pill kind={looks[state]}>{text(messages[state])}</Pill>,
    },
    {
      id: 'to',
      label: messages.to,
      cell: ({ channel, recipient }) => (
        <>
          {text(messages[channel])}
          <span className={styles.under}>
            <Ltr>{recipient}</Ltr>
          </span>
        </>
      ),
    },
    {
      id: 'request',
      label: messages.find,
      cell: ({ requestId }) => (requestId ? <Reference>{requestId}</Reference> : null),
    },
    {
      id: 'created',
      label: messages.created,
      sort: 'createdAt',
      isDescendingFirst: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'outcome',
      label: messages.outcome,
      cell: message => (hasOutcome(message) ? <Outcome message={message} /> : null),
    },
  ]
}

type ResendProps = { message: OutgoingMessage; onResend: (message: OutgoingMessage) => void }

export const Resend = ({ message, onResend }: ResendProps) => {
  const text = useText()
  const nameOf = useMessageName()
  if (message.isOver) return null
  return (
    <Button
      small
      icon="refresh"
      aria-label={text(messages.resendOf, { kind: nameOf(message), to: message.recipient })}
      onClick={() => onResend(message)}
    >
      {text(messages.resend)}
    </Button>
  )
}
