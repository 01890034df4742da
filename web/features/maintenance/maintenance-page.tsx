// Whether the portal is open, and the form that closes it or opens it again.

import { formatDateTime } from '@bawaba/language/index.ts'
import { Name } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../../client/client.ts'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { callQuery, showAnswer } from '../../client/queries.ts'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { portalQuery } from '../../shell/context.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import { CloseForm } from './close-form.tsx'
import styles from './maintenance.module.css'
import { messages } from './messages.ts'

type State = Answer<'GET maintenance'>
type Announced = 'doneClosed' | 'doneChanged' | 'doneOpened'

const Present = ({ state }: { state: State }) => {
  const text = useText()
  const language = useLanguage()
  if (state.state === 'open') return <Notice kind="success" quiet title={text(messages.open)} />
  const { closesAt, until, begunBy, message } = state
  const time = (at: string) => <time dateTime={at}>{formatDateTime(language, at)}</time>
  return (
    <Notice
      kind="warning"
      quiet
      title={
        <Words
          message={state.state === 'closing' ? messages.closing : messages.closed}
          params={{ time: time(closesAt) }}
        />
      }
    >
      <p>{message[language]}</p>
      <p>
        {until ? (
          <Words message={messages.until} params={{ time: time(until) }} />
        ) : (
          text(messages.untilUnknown)
        )}{' '}
        <Words
          message={messages.begunBy}
          params={{ name: <Name>{(language === 'en' && begunBy.englishName) || begunBy.name}</Name> }}
        />
      </p>
    </Notice>
  )
}

export const MaintenancePage = () => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const { data: state, error, refetch } = useCallWhen({ fresh: 'untilChanged' }, 'GET maintenance')
  const [isReopening, setReopening] = useState(false)
  usePage({ title: text(messages.title) })

  const changed = async (next: State, done: Announced) => {
    await showAnswer(queries, callQuery(client, 'GET maintenance').queryKey, next)
    void queries.invalidateQueries({ queryKey: portalQuery(client).queryKey })
    announce({ id: 'maintenance', kind: 'success', message: messages[done] })
  }
  const reopen = async () => changed(await client.call('DELETE maintenance'), 'doneOpened')

  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!state && !error && <Skeleton shapes={['line', 'card']} />}
      {state && (
        <>
          <Present state={state} />
          {state.state !== 'open' && (
            <div>
              <Button variant="primary" onClick={() => setReopening(true)}>
                {text(messages.reopen)}
              </Button>
            </div>
          )}
          <Confirm
            isOpen={isReopening}
            title={messages.confirmReopen}
            effect={messages.reopenEffect}
            action={messages.reopen}
            run={reopen}
            onClose={() => setReopening(false)}
          />
          <CloseForm key={state.state} state={state} onChanged={changed} />
        </>
      )}
    </div>
  )
}
