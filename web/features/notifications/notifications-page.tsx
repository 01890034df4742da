// One's notifications by day: all of them or the unread, each with a way to what it is about. Opening the page marks them seen.

import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Tabs } from '@bawaba/ui/tabs.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLive } from '../../client/use-live.tsx'
import { useToday } from '../../client/use-today.tsx'
import { NotificationItem } from '../../shell/bell/notification-item.tsx'
import { type ShownNotification, useMark } from '../../shell/bell/use-notifications.tsx'
import { useApp } from '../../shell/context.tsx'
import { GoTab } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import { byDay, dayName } from './by-day.ts'
import { messages } from './messages.ts'
import styles from './notifications.module.css'
import type { NotificationSearch } from './search.ts'
import { useList } from './use-list.tsx'

const failed = () => announce({ id: 'notifications', kind: 'error', message: messages.markFailed })

const Day = ({ name, rows }: { name: string; rows: readonly ShownNotification[] }) => {
  const text = useText()
  const mark = useMark()
  const id = `day-${rows[0]?.id}`
  return (
    <section aria-labelledby={id} className={styles.day}>
      <h2 id={id}>{name}</h2>
      <ol className={styles.rows}>
        {rows.map(row => (
          <li key={row.id}>
            <NotificationItem notification={row} isInDay>
              {!row.isRead && (
                <IconButton
                  icon="check"
                  small
                  label={text(messages.markOne, { title: row.title })}
                  onClick={() => void mark('Read', [row.id]).catch(failed)}
                />
              )}
            </NotificationItem>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Rows = ({ rows, isUnread }: { rows: readonly ShownNotification[]; isUnread: boolean }) => {
  const text = useText()
  const language = useLanguage()
  const today = useToday()
  if (rows.length === 0)
    return (
      <EmptyState title={text(isUnread ? messages.noneUnread : messages.none)}>
        {!isUnread && text(messages.noneHint)}
      </EmptyState>
    )
  return byDay(rows).map(([day, ofDay]) => (
    <Day key={day} name={dayName(language, day, today)} rows={ofDay} />
  ))
}

export const NotificationsPage = () => {
  const text = useText()
  const { profile } = useApp()
  const { show }: NotificationSearch = useSearch({ strict: false })
  const isUnread = show === 'unread'
  const list = useList(isUnread)
  const mark = useMark()
  usePage({ title: text(messages.title) })
  const newest = list.rows?.[0]?.id
  // What is on the page was seen; what comes while it is open too.
  useEffect(() => {
    if (newest !== undefined) void mark('Seen').catch(() => undefined)
  }, [newest, mark])
  useLive(event => {
    if (!event || event.kind === 'notification') void list.refetch()
  })
  const markAll = () =>
    mark('Read').then(
      () => announce({ id: 'notifications', kind: 'success', message: messages.marked }),
      failed,
    )
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <div className={styles.head}>
        <h1>{text(messages.title)}</h1>
        {profile && (
          <Link to="/profile/$section" params={{ section: 'notifications' }}>
            {text(messages.preferences)}
          </Link>
        )}
      </div>
      <div className={styles.head}>
        <Tabs label={text(messages.which)}>
          <li>
            <GoTab to="/notifications" search={{}} activeOptions={{ exact: true, includeSearch: true }}>
              {text(messages.all)}
            </GoTab>
          </li>
          <li>
            <GoTab to="/notifications" search={{ show: 'unread' }}>
              {text(messages.unread)}
            </GoTab>
          </li>
        </Tabs>
        {list.rows?.some(({ isRead }) => !isRead) && (
          <Button small icon="check" onClick={() => void markAll()}>
            {text(messages.markAll)}
          </Button>
        )}
      </div>
      {list.error && !list.rows && (
        <ReadFailure what={messages.title} error={list.error} onAgain={list.refetch} />
      )}
      {!list.rows && !list.error && <Skeleton shapes={['title', 'card', 'card']} />}
      {list.rows && <Rows rows={list.rows} isUnread={isUnread} />}
      {list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={list.loadMore}>
          {text(messages.earlier)}
        </Button>
      )}
      {list.rows && list.rows.length > 0 && <p className={styles.muted}>{text(messages.kept)}</p>}
    </div>
  )
}
