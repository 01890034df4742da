// One notification: what happened and when, a way to what it is about, and whether it was read, not by colour alone.

import { formatDateTime, formatTime } from '@bawaba/language/index.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './bell.module.css'
import { messages } from './messages.ts'
import { type ShownNotification, useMark } from './use-notifications.tsx'

type ItemProps = {
  notification: ShownNotification
  /** In the list it stands below its day: the time is enough. */
  isInDay?: true
  /** Beside it: what can be done with it. */
  children?: ReactNode
}

const Target = ({ notification, children }: { notification: ShownNotification; children: ReactNode }) => {
  const mark = useMark()
  const { id, isRead, meta } = notification
  const read = () => {
    if (!isRead) void mark('Read', [id]).catch(() => undefined)
  }
  const { serviceSlug, requestId, path } = meta
  if (serviceSlug && requestId)
    return (
      <Link
        to="/services/$serviceSlug/entries/$entryId"
        params={{ serviceSlug, entryId: requestId }}
        className={styles.target}
        onClick={read}
      >
        {children}
      </Link>
    )
  if (path)
    return (
      <Link to={path as '/'} className={styles.target} onClick={read}>
        {children}
      </Link>
    )
  return <span>{children}</span>
}

/** Words in which the number of the request is never broken over two lines. */
const WithNumber = ({ words, number }: { words: string; number: string | undefined }) => {
  const [before = '', ...after] = number === undefined ? [words] : words.split(number)
  if (number === undefined || after.length === 0) return words
  return (
    <>
      {before}
      <Reference>{number}</Reference>
      {after.join(number)}
    </>
  )
}

export const NotificationItem = ({ notification, isInDay, children }: ItemProps) => {
  const text = useText()
  const language = useLanguage()
  const { title, text: words, createdAt, isRead, meta } = notification
  const at = new Date(createdAt)
  return (
    <article className={styles.item} data-unread={!isRead || undefined}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Target notification={notification}>{title}</Target>
          {!isRead && <span className={styles.unread}>{text(messages.unread)}</span>}
        </h3>
        <p className={styles.text}>
          <WithNumber words={words} number={meta.requestId} />
        </p>
        <p className={styles.facts}>
          <time dateTime={createdAt}>
            {isInDay ? formatTime(language, at) : formatDateTime(language, at)}
          </time>
          {meta.serviceLabel && <bdi>{meta.serviceLabel}</bdi>}
        </p>
      </div>
      {children}
    </article>
  )
}
