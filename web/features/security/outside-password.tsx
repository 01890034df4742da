// The password that a provider keeps: it is changed there.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { useRead } from '../../client/use-read.tsx'
import { useWho } from '../../modules/account/use-who.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { messages } from './messages.ts'
import styles from './security.module.css'

export const OutsidePassword = () => {
  const text = useText()
  const client = useClient()
  const { slug } = useWho()
  const { data, error } = useRead({
    ...callQuery(client, 'POST :slug/changePasswordIAM', { params: { slug }, body: {} }),
    fresh: 'untilChanged',
  })
  if (error) return <Notice kind="info">{isCallError(error) ? error.message : String(error)}</Notice>
  if (!data) return <PendingPart />
  const provider = text(data.provider.label)
  return (
    <div className={styles.section}>
      <p>{text(data.url ? messages.outside : messages.outsideNoPage, { provider })}</p>
      {data.url && (
        <p>
          <a href={data.url} rel="noreferrer">
            {text(messages.outsideGo, { provider })} <Icon name="external" />
          </a>
        </p>
      )}
    </div>
  )
}
