// The bell: how many notifications are new, and a panel with the newest. Opening it marks them as seen.

import { Count } from '@bawaba/ui/count.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCallWhen } from '../../client/hooks.tsx'
import { useApp } from '../context.tsx'
import menu from '../menu.module.css'
import { Menu } from '../menu.tsx'
import styles from './bell.module.css'
import { messages } from './messages.ts'
import { NotificationItem } from './notification-item.tsx'
import { newestFilter, type ShownNotification, useMark, useUnseen } from './use-notifications.tsx'

const shown = 5
/** A bell is no place for large numbers. */
const mostShown = 99

const Newest = () => {
  const text = useText()
  const { data, isError } = useCallWhen({ fresh: 'always' }, 'GET Notifications', {
    query: { filter: newestFilter(shown) },
  })
  if (isError) return <p className={styles.none}>{text(messages.failed)}</p>
  if (!data) return <p className={styles.none}>{text(messages.loading)}</p>
  if (data.length === 0) return <p className={styles.none}>{text(messages.none)}</p>
  return (
    <ul className={styles.newest}>
      {(data as ShownNotification[]).map(notification => (
        <li key={notification.id}>
          <NotificationItem notification={notification} />
        </li>
      ))}
    </ul>
  )
}

/** Whoever works in an app that belongs to another has their notifications there. */
const AllLink = () => {
  const text = useText()
  const { home } = useApp()
  const words = text(messages.all)
  return home ? (
    <a href={`${home}notifications`} className={menu.item}>
      {words}
    </a>
  ) : (
    <Link to="/notifications" className={menu.item}>
      {words}
    </Link>
  )
}

export const Bell = () => {
  const text = useText()
  const unseen = useUnseen()
  const mark = useMark()
  const label =
    unseen > mostShown
      ? text(messages.unseenMany, { count: mostShown })
      : text(messages.unseen, { count: unseen })
  /** Counts the openings: each reads anew. */
  const [opened, setOpened] = useState(0)
  const open = () => {
    setOpened(count => count + 1)
    if (unseen > 0) void mark('Seen').catch(() => undefined)
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{unseen > 0 && label}</span>
      </VisuallyHidden>
      <Menu
        className={`${menu.menu} ${styles.bell}`}
        label={label}
        onOpen={open}
        summary={
          <>
            <Icon name="bell" />
            {unseen > 0 && (
              <span className={styles.count} aria-hidden="true">
                <Count of={Math.min(unseen, mostShown)} isTruncated={unseen > mostShown} />
              </span>
            )}
          </>
        }
      >
        <section className={`${menu.panel} ${styles.panel}`} aria-label={text(messages.title)}>
          {opened > 0 && <Newest key={opened} />}
          <AllLink />
        </section>
      </Menu>
    </>
  )
}
