// For administrators: a channel by which no message leaves, said on their first page.

import { formatDateTime } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useCallWhen } from '../../../client/hooks.tsx'
import { channelMessages } from '../../../modules/message-channels/messages.ts'
import styles from './day-page.module.css'

export const ChannelsDown = () => {
  const text = useText()
  const language = useLanguage()
  const { data = [] } = useCallWhen(
    { fresh: 'always', refetchInterval: 60_000 },
    'GET outgoingMessages/channels',
  )
  const outages = data.filter(({ down }) => down)
  if (outages.length === 0) return null
  return (
    <div className={styles.notices}>
      {outages.map(
        ({ channel, down }) =>
          down && (
            <Notice
              key={channel}
              kind="error"
              title={text(channelMessages[channel], {
                count: down.failed,
                since: formatDateTime(language, down.since),
              })}
              actions={<Link to="/outgoingMessages">{text(channelMessages.toMessages)}</Link>}
            />
          ),
      )}
    </div>
  )
}
