// While someone acts for another person, every page says so, with the reason and the way to stop.

import { formatTime } from '@bawaba/language/index.ts'
import { Button, buttonClass } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useState } from 'react'
import { useClient, useSession } from '../client/hooks.tsx'
import { useSingleMutation } from '../client/use-single-mutation.tsx'
import { messages } from './acting.messages.ts'
import styles from './acting-bar.module.css'
import { useApp } from './context.tsx'
import { leaveStored } from './leaving.ts'
import { announce, retract } from './toasts.tsx'

const id = 'owner'

/**
 * Stores what is typed as the person's draft, ends the permission, and loads the app anew: nothing of the person is left
 * on the page, in its memory or in its timers.
 */
const useStop = () => {
  const client = useClient()
  const { base } = useApp()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => client.call('POST owners/release', { body: {} }),
    onSuccess: () => {
      client.session.stopActing()
      location.assign(`${base}/`)
    },
    onError: () => announce({ id, kind: 'error', message: messages.notStopped }),
  })
  const [isStoring, setStoring] = useState(false)
  const warn = (anyway: () => unknown) => {
    const run = () => {
      retract(id)
      anyway()
    }
    announce({ id, kind: 'warning', message: messages.unsaved, action: { text: messages.stopAnyway, run } })
  }
  const stop = () => {
    if (isStoring) return
    setStoring(true)
    retract(id)
    void leaveStored({ go: () => mutate(), warn }).finally(() => setStoring(false))
  }
  return { stop, isPending: isStoring || isPending }
}

export const ActingBar = () => {
  const text = useText()
  const language = useLanguage()
  const { actsForOthers } = useApp()
  const { actingFor } = useSession()
  const { stop, isPending } = useStop()
  if (!actingFor) return null
  const { englishName, company, reason, expiresAt } = actingFor
  const name = (language === 'en' && englishName) || actingFor.name
  return (
    <section
      className={styles.bar}
      aria-label={text(messages.actingFor, { name })}
      data-acting={actingFor.id}
      data-print="never"
    >
      <Icon name="users" />
      <strong>
        <Words message={messages.actingFor} params={{ name: <bdi translate="no">{name}</bdi> }} />
      </strong>
      {company && (
        <span>
          <Words
            message={messages.actingCompany}
            params={{
              name: <bdi translate="no">{company.name}</bdi>,
              number: (
                <bdi dir="ltr" translate="no">
                  {company.registerNumber}
                </bdi>
              ),
            }}
          />
        </span>
      )}
      {reason && (
        <span>
          <Words message={messages.actingReason} params={{ reason: <bdi>{reason}</bdi> }} />
        </span>
      )}
      <span>{text(messages.actingUntil, { time: formatTime(language, new Date(expiresAt)) })}</span>
      {!actsForOthers && (
        <a className={buttonClass({ small: true })} href="/employee/for/">
          {text(messages.actingGoOn)}
        </a>
      )}
      <Button small busy={isPending} onClick={stop}>
        {text(messages.stopActing)}
      </Button>
    </section>
  )
}
