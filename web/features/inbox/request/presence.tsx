// Who else has the request open. The page says now and then that it is here; who comes and goes is told at once.

import type { Present } from '@bawaba/contract/entities/inbox.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { t } from '@bawaba/language/index.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useEffect, useState } from 'react'
import { useClient } from '../../../client/hooks.tsx'
import { useLive } from '../../../client/use-live.tsx'
import { personName } from '../../../requests/history.ts'
import { listMessages as words } from '../list/list-messages.ts'
import styles from './presence.module.css'
import { named } from './request-data.tsx'

const beatMs = 25_000

const usePresence = ({ ID, serviceSlug }: Request, isActing: boolean): readonly Present[] => {
  const client = useClient()
  const [others, setOthers] = useState<readonly Present[]>([])
  const [attempt, askAgain] = useState(0)
  useLive(event => {
    if (!event || (event.kind === 'presence' && event.ID === ID)) askAgain(count => count + 1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew when told of somebody else
  useEffect(() => {
    let isOver = false
    const params = named({ ID, serviceSlug })
    const say = () =>
      client
        .call('PUT :service/:id/presence', { params, body: { isActing } })
        .then(({ others: found }) => !isOver && setOthers(found))
        .catch(() => undefined)
    void say()
    const timer = setInterval(() => void say(), beatMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [client, ID, serviceSlug, isActing, attempt])
  useEffect(() => {
    const params = named({ ID, serviceSlug })
    return () => void client.call('DELETE :service/:id/presence', { params }).catch(() => undefined)
  }, [client, ID, serviceSlug])
  return others
}

export const Presence = ({ request, isActing }: { request: Request; isActing: boolean }) => {
  const language = useLanguage()
  const others = usePresence(request, isActing)
  return (
    <div role="status" className={styles.presence}>
      {others.map(({ person, isActing: writes }) => (
        <p key={person.id}>
          <Icon name="eye" />
          {t(language, writes ? words.presentActing : words.presentReading, {
            name: personName(person, language),
          })}
        </p>
      ))}
    </div>
  )
}
