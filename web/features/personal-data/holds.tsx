// The legal holds that stand, whether their people asked for erasure or not.

import { formatDateTime, formatNumber } from '@bawaba/language/index.ts'
import { Bdi, Name } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { messages } from './messages.ts'
import { personOf } from './person-of.ts'
import styles from './personal-data.module.css'
import { useChanged } from './use-changed.tsx'

export const Holds = () => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const changed = useChanged()
  const { data, isError } = useCallWhen({ fresh: 'always' }, 'GET holds')
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const lift = async (id: string) => {
    setFailure(undefined)
    try {
      await client.call('DELETE holds/:id', { params: { id } })
      await changed(messages.holdLifted)
    } catch (error) {
      setFailure(serverWords(error) ?? text(messages.failed))
    }
  }
  return (
    <section className={styles.part} aria-labelledby="holds">
      <h2 id="holds">{text(messages.holds)}</h2>
      <p>{text(messages.holdsText)}</p>
      <Button onClick={() => setAsking(true)}>{text(messages.hold)}</Button>
      {(failure ?? (isError && text(messages.failed))) && (
        <Notice kind="error">{failure ?? text(messages.failed)}</Notice>
      )}
      {data?.length === 0 && <p className={styles.muted}>{text(messages.noHolds)}</p>}
      {data && data.length > 0 && (
        <ul className={styles.cards}>
          {data.map(({ id, person, reason, placedAt }) => (
            <li key={id} className={styles.card}>
              <h3>
                <Name>{person.name}</Name>
              </h3>
              <p className={styles.muted}>
                {text(messages.personNumber, { number: formatNumber(language, person.ID) })} ·{' '}
                {text(messages.heldSince, { date: formatDateTime(language, placedAt) })}
              </p>
              <p>
                <Bdi>{reason}</Bdi>
              </p>
              <div className={styles.acts}>
                <Button small onClick={() => void lift(id)}>
                  {text(messages.lift)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <HoldDialog
          asksWho
          place={async ({ number, reason }) => {
            await client.call('POST holds', { body: { ...personOf(number), reason } })
            await changed(messages.holdPlaced)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
