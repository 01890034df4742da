// One's last requests of a service, on the page of that service. Drawn for people who may have requests.

import { formatDate } from '@bawaba/language/index.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { useReadPages } from '../../client/use-read-pages.tsx'
import styles from './earlier.module.css'
import { pageMessages as messages } from './page-messages.ts'
import { compiledServiceQuery, type ListedRequest, requestListQuery } from './queries.ts'
import { StatusPill } from './status.tsx'

const shown = 3

const EarlierRow = ({ row }: { row: ListedRequest }) => {
  const language = useLanguage()
  const { ID, serviceSlug, version, status, statusKind, createdAt } = row
  const { data: open } = useRead(compiledServiceQuery(useClient(), serviceSlug, version))
  return (
    <li className={styles.row}>
      <Link to="/services/$serviceSlug/entries/$entryId" params={{ serviceSlug, entryId: ID }}>
        <Reference>{ID}</Reference>
      </Link>
      <span className={styles.day}>{formatDate(language, createdAt)}</span>
      <StatusPill status={status} kind={statusKind} form={open?.form} reader="applicant" />
    </li>
  )
}

export const EarlierRequests = ({ serviceSlug }: { serviceSlug: string }) => {
  const text = useText()
  const filter = { where: { serviceSlug }, order: 'createdAt DESC', limit: shown }
  const { data } = useReadPages({ ...requestListQuery(useClient(), filter), fresh: 'untilChanged' })
  const page = data?.pages[0]
  if (!page || page.total === 0) return null
  return (
    <section className={styles.earlier}>
      <h2>{text(messages.earlier)}</h2>
      <ul>
        {page.rows.map(row => (
          <EarlierRow key={row.ID} row={row} />
        ))}
      </ul>
      {page.total > shown && (
        <Link to="/inbox" search={{ service: serviceSlug }}>
          {text(messages.allEarlier, { count: page.total })}
        </Link>
      )}
    </section>
  )
}
