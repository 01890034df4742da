// A person by one of their numbers, and what they asked for. The number goes in the body of the call and nowhere else.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import { formatDate, t } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { serverWords } from '../../../client/call-error.ts'
import { useClient } from '../../../client/hooks.tsx'
import { personName } from '../../../requests/history.ts'
import { StatusPill } from '../../../requests/status.tsx'
import { usePage } from '../../../shell/page.tsx'
import type { InboxRow } from '../list/list-query.ts'
import { useForms } from '../list/use-inbox.tsx'
import { messages } from '../messages.ts'
import { useServiceName } from '../use-services.tsx'
import { useIsCaseWorker } from '../views/counts.tsx'
import { byIdMessages as words } from './by-id-messages.ts'
import styles from './by-id-page.module.css'
import { identifierIn, type LookedFor } from './looked-for.ts'

type Found = Calls['POST dynamic_services/inboxById']['answer']
const call = 'POST dynamic_services/inboxById' as const

const useSearching = () => {
  const client = useClient()
  const text = useText()
  const [sought, setSought] = useState<LookedFor>()
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (person: LookedFor, after?: string) => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const next = await client.call(call, { body: { ...person, ...(after ? { after } : {}) } })
      setFound(before =>
        after && before ? { ...next, requests: [...before.requests, ...next.requests] } : next,
      )
      setSought(person)
    } catch (error) {
      setFailure(serverWords(error) ?? text(words.failed))
    }
    setIsBusy(false)
  }
  return { asked: sought, found, failure, isBusy, ask, forget: () => setFound(undefined) }
}

const Requests = ({ rows }: { rows: readonly InboxRow[] }) => {
  const language = useLanguage()
  const formOf = useForms(rows)
  const serviceName = useServiceName()
  const isCaseWorker = useIsCaseWorker()
  return (
    <ul className={styles.rows}>
      {rows.map(row => (
        <li key={row.id} className={styles.row}>
          {isCaseWorker ? (
            <Link
              to="/services/$serviceSlug/entries/$entryId"
              params={{ serviceSlug: row.serviceSlug, entryId: row.ID }}
            >
              <Ltr>{row.ID}</Ltr>
            </Link>
          ) : (
            <Ltr>{row.ID}</Ltr>
          )}
          <span>{serviceName(row.serviceSlug)}</span>
          <StatusPill status={row.status} kind={row.statusKind} form={formOf(row)} reader="staff" />
          <span className={styles.date}>{formatDate(language, row.createdAt)}</span>
        </li>
      ))}
    </ul>
  )
}

export const ByIdPage = () => {
  const text = useText()
  const language = useLanguage()
  const { asked: sought, found, failure, isBusy, ask, forget } = useSearching()
  const [error, setError] = useState<string>()
  usePage({ title: text(words.title) })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const person = identifierIn(String(new FormData(event.currentTarget).get('number') ?? ''))
    setError(person ? undefined : text(words.unread))
    forget()
    if (person) void ask(person)
  }
  const hint = text(words.hint)
  const next = found?.next
  return (
    <div className={styles.page}>
      <h1>{text(words.title)}</h1>
      <search>
        <form noValidate className={styles.form} onSubmit={submit}>
          <FieldFrame id="number" label={text(words.label)} hint={hint} error={error}>
            <TextInput
              id="number"
              name="number"
              latin
              autoComplete="off"
              width="medium"
              invalid={error !== undefined}
              describedBy={describedBy('number', { hint, error })}
            />
          </FieldFrame>
          <Button type="submit" variant="primary" icon="search" busy={isBusy}>
            {text(words.find)}
          </Button>
        </form>
      </search>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div role="status">
        {found && found.people.length === 0 && <EmptyState title={text(words.nobody)} />}
        {found?.people.map(person => (
          <Card key={person.id} className={styles.person}>
            <h2>
              <Bdi>{personName(person, language)}</Bdi>
            </h2>
            <p className={styles.date}>{t(language, words.mobileIs, { mobile: person.mobile })}</p>
          </Card>
        ))}
        {found && found.people.length > 0 && <p>{text(messages.found, { count: found.total })}</p>}
      </div>
      {found && found.requests.length > 0 && (
        <section>
          <h2 className={styles.title}>{text(words.requests)}</h2>
          <Requests rows={found.requests as InboxRow[]} />
          {sought && next && (
            <Button busy={isBusy} onClick={() => void ask(sought, next)}>
              {text(words.more)}
            </Button>
          )}
        </section>
      )}
    </div>
  )
}
