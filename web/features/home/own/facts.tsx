// Beside what waits: the next date, drafts, and what changed last.

import type { Home } from '@bawaba/contract/entities/home.ts'
import type { Notification } from '@bawaba/contract/entities/notification.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatDate, timeZone } from '@bawaba/language/index.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import type { IconName } from '@bawaba/ui/icons.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useClient } from '../../../client/hooks.tsx'
import { useRead } from '../../../client/use-read.tsx'
import { useReading } from '../../../client/use-reading.tsx'
import { catalogueQuery, servicesOf } from '../../../modules/catalogue/cards.ts'
import { draftsQuery } from '../../../modules/drafts/list-query.ts'
import { resumePath } from '../../../modules/drafts/resume-path.ts'
import { changesQuery } from './home-query.ts'
import { dateWords, messages } from './messages.ts'
import styles from './own-home.module.css'

const Fact = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.fact}>
      <h2 id={id}>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  )
}

export const NextDate = ({ home: { next } }: { home: Home }) => {
  const text = useText()
  const language = useLanguage()
  // A visit is in Egypt and so is who answers: Cairo's time alone, which the server draws too.
  const reading = { ...useReading(), zone: timeZone }
  return (
    <Fact icon="calendar" title={text(messages.next)}>
      {next ? (
        <>
          <p>
            <strong>{formatEnd(language, next.at, reading)}</strong>
          </p>
          <p className={styles.meta}>
            {text(dateWords[next.kind])} ·{' '}
            <Link
              to="/services/$serviceSlug/entries/$entryId"
              params={{ serviceSlug: next.serviceSlug, entryId: next.ID }}
            >
              {text(next.serviceLabel)}
            </Link>
            {next.center && <span className={styles.center}> · {text(next.center)}</span>}
          </p>
        </>
      ) : (
        <p className={styles.meta}>{text(messages.noDate)}</p>
      )}
    </Fact>
  )
}

export const Drafts = () => {
  const text = useText()
  const client = useClient()
  const { data: drafts = [] } = useRead(draftsQuery(client))
  const { data: categories = [] } = useRead(catalogueQuery(client))
  const [latest] = drafts
  // A form that cannot be opened now is only listed, where it is said why.
  const service = servicesOf(categories).find(
    ({ slug, status }) => slug === latest?.serviceSlug && status === 'active',
  )
  return (
    <Fact icon="edit" title={text(messages.drafts)}>
      {latest && service && (
        <p>
          <Link to={resumePath(latest) as '/'}>
            {text(messages.continueDraft, { service: latest.name || text(service.label) })}
          </Link>
        </p>
      )}
      {(drafts.length > 1 || (latest && !service)) && (
        <p className={styles.meta}>
          <Link to="/inbox">{text(messages.allDrafts, { count: drafts.length })}</Link>
        </p>
      )}
      {!latest && <p className={styles.meta}>{text(messages.noDrafts)}</p>}
    </Fact>
  )
}

/** Where a change leads: its request, another page, or the list. */
const pathOf = ({ meta: { serviceSlug, requestId, path } }: Notification): string =>
  serviceSlug && requestId ? `/services/${serviceSlug}/entries/${requestId}` : (path ?? '/notifications')

export const Changes = () => {
  const text = useText()
  const language = useLanguage()
  const { data = [] } = useRead({ ...changesQuery(useClient()), fresh: 'untilChanged' })
  const changes = data as Notification[]
  return (
    <Fact icon="bell" title={text(messages.changes)}>
      {changes.length === 0 ? (
        <p className={styles.meta}>{text(messages.noChanges)}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map(change => (
            <li key={change.id}>
              <p>
                <Link to={pathOf(change) as '/'}>{change.title}</Link>
                {change.meta.serviceLabel && (
                  <span className={styles.meta}>
                    {' '}
                    · <bdi>{change.meta.serviceLabel}</bdi>
                  </span>
                )}
              </p>
              <time dateTime={change.createdAt} className={styles.meta}>
                {formatDate(language, change.createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.meta}>
        <Link to="/notifications">{text(messages.allChanges)}</Link>
      </p>
    </Fact>
  )
}
