// Messages that go out, newest first: where each stands, and sending one again.

import type { OutgoingMessage } from '@bawaba/contract/entities/notification.ts'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { List } from '../../modules/lists/list.tsx'
import { Turns } from '../../modules/lists/turns.tsx'
import { useCursorList } from '../../modules/lists/use-cursor-list.tsx'
import { useSort } from '../../modules/lists/use-sort.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import { ChannelStates } from './channel-states.tsx'
import { Resend, useMessageColumns } from './columns.tsx'
import { Filters } from './filters.tsx'
import { messages } from './messages.ts'
import styles from './outgoing.module.css'
import { type OutgoingSearch, outgoingFilterOf, pageSize } from './search.ts'

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

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) => {
  const text = useText()
  if (!isNarrowed)
    return <EmptyState title={text(messages.noMessages)}>{text(messages.noMessagesText)}</EmptyState>
  return (
    <EmptyState
      title={text(messages.none)}
      action={
        <GoButton to="." search={{}}>
          {text(messages.clear)}
        </GoButton>
      }
    />
  )
}

export const OutgoingPage = () => {
  const text = useText()
  const search: OutgoingSearch = useSearch({ strict: false })
  const [resending, setResending] = useState<Resending>()
  const { sort: _, ...filters } = search
  const { reading, turns } = useCursorList('GET outgoingMessages', outgoingFilterOf(search), pageSize)
  const { data } = reading
  const columns = useMessageColumns()
  const sorting = useSort(search.sort, '-createdAt')
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      <ChannelStates />
      <Filters search={search} />
      <List
        title={messages.title}
        reading={reading}
        count={data && text(messages.total, { count: data.total })}
        columns={columns}
        keyOf={({ id }) => id}
        acts={message => (
          <Resend message={message} onResend={() => setResending({ message, key: crypto.randomUUID() })} />
        )}
        {...sorting}
        empty={<Nothing isNarrowed={Object.keys(filters).length > 0} />}
        turns={<Turns {...turns} />}
      />
      <ConfirmResend resending={resending} onSent={reading.refetch} onClose={() => setResending(undefined)} />
    </div>
  )
}
