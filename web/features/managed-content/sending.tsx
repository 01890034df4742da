// Sending an issue of the newsletter: how many will get it, now or at a time; once ordered where it stands, and the way back
// as long as it has not begun.

import type { NewsletterIssue } from '@bawaba/contract/entities/newsletter.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useState } from 'react'
import type { Answer } from '../../client/client.ts'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { time } from '../../forms/controls/time.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { ConfirmForm } from '../../modules/dialogs/confirm-form.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { announce } from '../../shell/toasts.tsx'
import { IssueFacts } from './issue-facts.tsx'
import styles from './managed-content.module.css'
import { messages } from './messages.ts'
import { type Item, seen, useInvalidateContent, useIssue } from './use-content.ts'

type Subscribers = Answer<'GET newsletterIssues'>['subscribers']

const Order = ({ item, subscribers }: { item: Item; subscribers: Subscribers }) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const invalidate = useInvalidateContent()
  const { ar, en } = subscribers
  const form = usePageForm({
    id: 'send-issue',
    fields: {
      at: {
        label: text(messages.sendAt),
        hint: text(messages.sendAtHint),
        optional: true,
        check: (at: Date) => {
          if (Number.isNaN(at.getTime())) return text(messages.notATime)
          return at <= serverNow() ? text(messages.notAheadTime) : undefined
        },
        control: time(),
      },
    },
    confirms: true,
    errorText: () => text(messages.notAheadTime),
    send: ({ at }) =>
      client.call('PUT newsletterIssues/:name', {
        params: { name: item.slug },
        body: at ? { at: at.toISOString() } : {},
        headers: seen(item.revision ?? 0),
      }),
    onConflict: () => {
      void invalidate()
      return text(messages.conflict)
    },
    onSent: async () => {
      announce({ id: 'content', kind: 'success', message: messages.ordered })
      await invalidate()
    },
  })
  const many = text(messages.subscribers, { count: ar + en })
  const numbers = { ar: formatNumber(language, ar), en: formatNumber(language, en) }
  return (
    <>
      <p>
        <strong>{many}</strong>
        {ar + en > 0 && <span className={styles.muted}> {text(messages.byLanguage, numbers)}</span>}
      </p>
      <p className={styles.muted}>{text(messages.sendHow)}</p>
      <PageForm form={form} className={styles.form} action={text(messages.send)} />
      <ConfirmForm
        form={form}
        title={messages.confirmSend}
        about={many}
        effect={messages.sendEffect}
        action={messages.send}
      />
    </>
  )
}

const Ordered = ({ issue }: { issue: NewsletterIssue }) => {
  const text = useText()
  const client = useClient()
  const invalidate = useInvalidateContent()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <IssueFacts issue={issue} />
      {issue.state === 'scheduled' && (
        <div>
          <Button onClick={() => setAsked(true)}>{text(messages.takeBack)}</Button>
        </div>
      )}
      <Confirm
        isOpen={isAsked}
        title={messages.confirmTakeBack}
        effect={messages.takeBackEffect}
        action={messages.takeBack}
        run={async () => {
          await client.call('DELETE newsletterIssues/:name', { params: { name: issue.name } })
          announce({ id: 'content', kind: 'success', message: messages.takenBack })
          await invalidate()
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

export const Sending = ({ item }: { item: Item }) => {
  const text = useText()
  const { data, issue, error, refetch } = useIssue(item.kind, item.slug)
  return (
    <section className={styles.part} aria-labelledby="sending">
      <h2 id="sending">{text(messages.sending)}</h2>
      {error && <ReadFailure what={messages.sending} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['line', 'line']} />}
      {data && !issue && <Order key={item.revision} item={item} subscribers={data.subscribers} />}
      {issue && <Ordered issue={issue} />}
    </section>
  )
}
