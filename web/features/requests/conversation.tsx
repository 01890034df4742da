// What staff and the applicant wrote to each other about a request, newest last, and a box to write into.

import type { HistoryEntry, Request } from '@bawaba/contract/entities/request.ts'
import { mayReply } from '@bawaba/contract/responses.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextArea } from '@bawaba/ui/controls/text-area.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type SyntheticEvent, useId, useState } from 'react'
import { useDraft } from '../../client/use-draft.tsx'
import { useTooLong } from '../../dialogs/use-too-long.tsx'
import styles from './conversation.module.css'
import page from './request-page.module.css'
import { sayMessages as messages } from './say-messages.ts'
import { useSay } from './use-say.tsx'

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

const textIn = (form: HTMLFormElement): string => String(new FormData(form).get('text') ?? '')

const Reply = ({ request: { id, serviceSlug } }: { request: Request }) => {
  const text = useText()
  const box = useId()
  const { client, send, isSending, failure } = useSay()
  const tooLong = useTooLong()
  const draft = useDraft<string>(id, 'reply')
  const [first] = useState(draft.read)
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = textIn(form).trim()
    document.getElementById(box)?.focus()
    setSent(false)
    const refused = typed === '' ? text(messages.empty) : tooLong(typed, 'reply')
    setError(refused)
    if (refused) return
    const params = { service: serviceSlug, id }
    if (!(await send(() => client.call('POST :service/:id/reply', { params, body: { text: typed } })))) return
    // What was typed on while this was sent stays. Not by reset(): that would bring back what the box was opened with.
    if (textIn(form).trim() === typed) {
      draft.drop()
      const area = form.querySelector('textarea')
      if (area) area.value = ''
    }
    setSent(true)
  }
  return (
    <form
      className={styles.form}
      onSubmit={event => void submit(event)}
      onInput={({ currentTarget }) => {
        draft.keep(textIn(currentTarget))
        setSent(false)
        setError(undefined)
      }}
      noValidate
      data-print="never"
    >
      <FieldFrame id={box} label={text(messages.write)} hint={text(messages.writeHint)} error={error}>
        <TextArea
          id={box}
          name="text"
          rows={3}
          defaultValue={first}
          invalid={error !== undefined}
          describedBy={describedBy(box, { hint: true, error })}
        />
      </FieldFrame>
      <Button type="submit" busy={isSending}>
        {text(messages.send)}
      </Button>
      <div role="status">{isSent && text(messages.sent)}</div>
      {failure && <Notice kind="error">{failure}</Notice>}
    </form>
  )
}

export const Conversation = ({ request }: { request: Request }) => {
  const text = useText()
  const { history = [], statusKind, actionDate } = request
  const thread = history
    .filter(({ kind, visibleToApplicant }) => kind === 'comment' && visibleToApplicant)
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  const isOpen = mayReply(statusKind, new Date(actionDate), new Date())
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
