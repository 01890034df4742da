// A person by one of their numbers, and what they asked for. The number goes in the body of the call and nowhere else.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import { formatDate, t } from '@bawaba/language/index.ts'
import { Name, Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { serverWords } from '../../../client/call-error.ts'
import { useClient } from '../../../client/hooks.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { text as line } from '../../../forms/controls/text.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { StatusPill } from '../../../modules/requests/status.tsx'
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
              <Reference>{row.ID}</Reference>
            </Link>
          ) : (
            <Reference>{row.ID}</Reference>
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
  const client = useClient()
  const [{ person, found }, setFound] = useState<{ person?: LookedFor; found?: Found }>({})
  usePage({ title: text(words.title) })
  const form = usePageForm({
    fields: {
      number: {
        label: text(words.label),
        hint: text(words.hint),
        required: text(words.unread),
        check: (typed: string) => (identifierIn(typed) ? undefined : text(words.unread)),
        control: line({ latin: true, width: 'medium' }),
      },
    },
    leadsTo: 'field',
    failed: text(words.failed),
    send: async ({ number }) => {
      const person = identifierIn(number)
      setFound({})
      if (person) setFound({ person, found: await client.call(call, { body: person }) })
    },
  })
  const more = useSingleMutation({
    mutationFn: (body: LookedFor & { after: string }) => client.call(call, { body }),
    onSuccess: page =>
      setFound(before => ({
        ...before,
        found: { ...page, requests: [...(before.found?.requests ?? []), ...page.requests] },
      })),
  })
  const next = found?.next
  return (
    <div className={styles.page}>
      <h1>{text(words.title)}</h1>
      <search>
        <PageForm form={form} className={styles.form} action={text(words.find)} button={{ icon: 'search' }} />
      </search>
      {more.error && <Notice kind="error">{serverWords(more.error) ?? text(words.failed)}</Notice>}
      <div role="status">
        {found && found.people.length === 0 && <EmptyState title={text(words.nobody)} />}
        {found?.people.map(person => (
          <Card key={person.id} className={styles.person}>
            <h2>
              <Name>{personName(person, language)}</Name>
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
          {person && next && (
            <Button busy={more.isPending} onClick={() => more.mutate({ ...person, after: next })}>
              {text(words.more)}
            </Button>
          )}
        </section>
      )}
    </div>
  )
}
