// What staff and the applicant wrote to each other about a request, newest last, and a box to write into.

import type { HistoryEntry, Request } from '@bawaba/contract/entities/request.ts'
import { mayReply } from '@bawaba/contract/responses.ts'
import { isEnd } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { useDraft } from '../../client/use-draft.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useTooLong } from '../../modules/dialogs/use-too-long.tsx'
import { showChanged } from '../../modules/requests/queries.ts'
import styles from './conversation.module.css'
import page from './request-page.module.css'
import { sayMessages as messages } from './say-messages.ts'

const Entry = ({ entry: { at, actor, text: words } }: { entry: HistoryEntry }) => {
  const text = useText()
  const language = useLanguage()
  const isOwn = actor === 'applicant'
  return (
    <li className={classes(styles.entry, isOwn && styles.own)}>
      <p className={styles.who}>
        <b>{text(isOwn ? messages.you : messages.officer)}</b>{' '}
        <time dateTime={at}>{formatDateTime(language, at)}</time>
      </p>
      <p className={styles.said} dir="auto">
        {words}
      </p>
    </li>
  )
}

const Reply = ({ request: { id, serviceSlug, statusKind } }: { request: Request }) => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const tooLong = useTooLong()
  const form = usePageForm({
    id: useId(),
    fields: {
      text: {
        label: text(messages.write),
        hint: text(isEnd(statusKind) ? messages.writeAfterEndHint : messages.writeHint),
        required: text(messages.empty),
        check: (typed: string) => tooLong(typed, 'reply'),
        control: textArea({ rows: 3 }),
      },
    },
    draft: useDraft('form', id, 'reply'),
    leadsTo: 'field',
    failed: text(messages.failed),
    send: body => client.call('POST :service/:id/reply', { params: { service: serviceSlug, id }, body }),
    onSent: changed => showChanged(queries, client, changed),
    next: 'text',
  })
  return (
    <PageForm
      form={form}
      className={styles.form}
      isScreenOnly
      action={text(messages.send)}
      button={{ variant: 'secondary' }}
      beneath={<div role="status">{form.isSent && text(messages.sent)}</div>}
    />
  )
}

export const Conversation = ({ request }: { request: Request }) => {
  const text = useText()
  const { history = [], statusKind, actionDate } = request
  const thread = history
    .filter(({ kind, visibleToApplicant }) => kind === 'comment' && visibleToApplicant)
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  const isOpen = mayReply(statusKind, new Date(actionDate), serverNow())
  if (thread.length === 0 && !isOpen) return null
  return (
    <section className={page.part} data-print={thread.length === 0 ? 'never' : undefined}>
      <h2>{text(messages.conversation)}</h2>
      {thread.length === 0 ? (
        <p>{text(messages.noMessages)}</p>
      ) : (
        <ol className={styles.thread}>
          {thread.map(entry => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {isOpen ? <Reply key={request.id} request={request} /> : <p>{text(messages.over)}</p>}
    </section>
  )
}
