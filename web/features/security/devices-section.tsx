// Where one is signed in, with the way to end it there.

import type { SignedInDevice } from '@bawaba/contract/entities/device.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { useWho } from '../../modules/account/use-who.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { browserOf } from './browser-name.ts'
import { messages } from './messages.ts'
import styles from './security.module.css'

const kinds = { web: messages.web, mobile: messages.mobile, tablet: messages.tablet, kiosk: messages.kiosk }

const Device = ({ device, onEnd }: { device: SignedInDevice; onEnd: () => void }) => {
  const text = useText()
  const language = useLanguage()
  const kind = text(kinds[device.device as 'web'] ?? kinds.web)
  const browser = browserOf(device.agent ?? '')
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>
          {kind}
          {browser && (
            <>
              {' · '}
              <bdi>{browser}</bdi>
            </>
          )}
        </strong>
        <span className={styles.muted}>
          {text(messages.since, { date: formatDateTime(language, device.createdAt) })} ·{' '}
          {text(messages.lastActive, { date: formatDateTime(language, device.lastActiveAt) })}
        </span>
      </span>
      {device.isThis ? (
        <Pill kind="done">{text(messages.thisDevice)}</Pill>
      ) : (
        <Button
          small
          onClick={onEnd}
          aria-label={`${text(messages.signOutDevice)}: ${kind} ${browser ?? ''}`}
        >
          {text(messages.signOutDevice)}
        </Button>
      )}
    </li>
  )
}

export const DevicesSection = () => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const who = useWho()
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET :slug/:id/sessions', { params: who })
  const [isEnded, setEnded] = useState(false)
  const ended = async () => {
    setEnded(true)
    await queries.invalidateQueries({ queryKey: ['GET :slug/:id/sessions'] })
  }
  const end = async (sessionId: string) => {
    await client.call('DELETE :slug/:id/sessions/:sessionId', { params: { ...who, sessionId } })
    await ended()
  }
  const endOthers = async () => {
    await client.call('DELETE :slug/:id/sessions', { params: who })
    await ended()
  }
  if (error) return <ReadFailure what={messages.devices} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  return (
    <div className={styles.section}>
      {isEnded && <Notice kind="success">{text(messages.signedOutDevice)}</Notice>}
      <p>{text(messages.devicesText)}</p>
      <ul className={styles.rows}>
        {data.map(device => (
          <Device key={device.id} device={device} onEnd={() => void end(device.id)} />
        ))}
      </ul>
      {data.length > 1 && <Button onClick={() => void endOthers()}>{text(messages.signOutOthers)}</Button>}
    </div>
  )
}
