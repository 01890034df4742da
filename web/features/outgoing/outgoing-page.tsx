// Messages that go out, newest first: where each stands, and sending one again.

import type { OutgoingMessage } from '@bawaba/contract/entities/notification.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import { ChannelStates } from './channel-states.tsx'
import { Filters } from './filters.tsx'
import { MessageRow } from './message-row.tsx'
import { messages } from './messages.ts'
import styles from './outgoing.module.css'
import { type OutgoingSearch, outgoingFilterOf, pageSize } from './search.ts'

const useMessages = (search: OutgoingSearch, after: string | undefined) => {
  const client = useClient()
  const query = { filter: outgoingFilterOf(search), total: true, ...(after ? { after } : {}) }
  return useRead({
    queryKey: ['GET outgoingMessages', query],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await client.send('GET outgoingMessages', { query, signal })
      return {
        rows: answer as OutgoingMessage[],
        total: Number(headers.get('x-total-count') ?? answer.length),
        next: answer.length === pageSize ? (headers.get('x-next-cursor') ?? undefined) : undefined,
      }
    },
    fresh: 'always',
    placeholderData: keepPreviousData,
  })
}

type Resending = { message: OutgoingMessage; key: string }

const ConfirmResend = ({
  resending,
  onSent,
  onClose,
}: {
  resending: Resending | undefined
  onSent: () => Promise<unknown>
  onClose: () => void
}) => {
  const client = useClient()
  const send = async () => {
    if (!resending) return
    await client.call('POST outgoingMessages/:id/resend', {
      params: { id: resending.message.id },
      // Pressed twice it is one message.
      headers: { 'idempotency-key': resending.key },
    })
    announce({ id: 'outgoing', kind: 'success', message: messages.resent })
    await onSent()
  }
  return (
    <Confirm
      isOpen={resending !== undefined}
      title={messages.confirm}
      effect={resending?.message.state === 'sent' ? messages.effectSent : messages.effectUnsent}
      action={messages.resend}
      run={send}
      onClose={onClose}
    />
  )
}

const Rows = ({ search }: { search: OutgoingSearch }) => {
  const text = useText()
  const [after, setAfter] = useState<string>()
  const [resending, setResending] = useState<Resending>()
  const { data, error, refetch, isFetching } = useMessages(search, after)
  if (error && !data) return <ReadFailure what={messages.title} error={error} onAgain={refetch} />
  if (!data) return <Skeleton shapes={['line', 'card', 'card']} />
  if (data.rows.length === 0) return <EmptyState title={text(messages.none)} />
  return (
    <section className={styles.list} aria-busy={isFetching}>
      <div className={styles.head}>
        <span role="status">{text(messages.total, { count: data.total })}</span>
        <Button small icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {text(messages.refresh)}
        </Button>
      </div>
      <ol className={styles.rows}>
        {data.rows.map(message => (
          <MessageRow
            key={message.id}
            message={message}
            onResend={() => setResending({ message, key: crypto.randomUUID() })}
          />
        ))}
      </ol>
      <div className={styles.turns}>
        {after && <Button onClick={() => setAfter(undefined)}>{text(messages.newest)}</Button>}
        {data.next && (
          <Button iconAfter="next" busy={isFetching} onClick={() => setAfter(data.next)}>
            {text(messages.older)}
          </Button>
        )}
      </div>
      <ConfirmResend resending={resending} onSent={refetch} onClose={() => setResending(undefined)} />
    </section>
  )
}

export const OutgoingPage = () => {
  const text = useText()
  const search: OutgoingSearch = useSearch({ strict: false })
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      <ChannelStates />
      <Filters key={JSON.stringify(search)} search={search} />
      <Rows key={`rows ${JSON.stringify(search)}`} search={search} />
    </div>
  )
}
