// Channels by which messages do not leave: since when, how many, the last answer, and trying all of them again.

import type { MessageChannel } from '@bawaba/contract/entities/notification.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useState } from 'react'
import { useCallWhen } from '../../client/hooks.tsx'
import { useWrites } from '../../client/use-writes.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { channelMessages } from '../../modules/message-channels/messages.ts'
import { announce } from '../../shell/toasts.tsx'
import { stateMessages as messages } from './channel-messages.ts'
import styles from './outgoing.module.css'

type Channel = MessageChannel['channel']
const waiting = { sms: messages.smsRetrying, email: messages.emailRetrying } as const

const State = ({ state, onResend }: { state: MessageChannel; onResend: () => void }) => {
  const text = useText()
  const language = useLanguage()
  const { channel, down, retrying } = state
  const again = (
    <Button small icon="refresh" onClick={onResend}>
      {text(messages.resendAll)}
    </Button>
  )
  if (!down) return <Notice title={text(waiting[channel], { count: retrying })} actions={again} />
  return (
    <Notice
      kind="error"
      title={text(channelMessages[channel], {
        count: down.failed,
        since: formatDateTime(language, down.since),
      })}
      actions={again}
    >
      <Words message={messages.explain} params={{ failure: <Ltr>{down.failure}</Ltr> }} />
    </Notice>
  )
}

/** The channels that are down, or have messages that wait after a failure; nothing where all leave. */
export const ChannelStates = () => {
  const text = useText()
  const write = useWrites({
    'POST outgoingMessages/resend': ['GET outgoingMessages', 'GET outgoingMessages/channels'],
  })
  const [resending, setResending] = useState<Channel>()
  const { data = [] } = useCallWhen(
    { fresh: 'always', refetchInterval: 30_000 },
    'GET outgoingMessages/channels',
  )
  const resendAll = async () => {
    if (!resending) return
    await write('POST outgoingMessages/resend', { body: { channel: resending } })
    announce({ id: 'outgoing', kind: 'success', message: messages.resent })
  }
  const troubled = data.filter(({ down, retrying }) => down || retrying > 0)
  if (troubled.length === 0) return null
  return (
    <section className={styles.list} aria-label={text(messages.title)}>
      {troubled.map(state => (
        <State key={state.channel} state={state} onResend={() => setResending(state.channel)} />
      ))}
      <Confirm
        isOpen={resending !== undefined}
        title={messages.confirm}
        effect={messages.effect}
        action={messages.resendAll}
        run={resendAll}
        onClose={() => setResending(undefined)}
      />
    </section>
  )
}
