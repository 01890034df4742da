// The list as a table. Where room is short the date of sending goes first, then the service stands under the name.

import { formatDate } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { StatusPill } from '../../requests/status.tsx'
import { type InboxSearch, type Sort, toInbox, viewOf } from './address.ts'
import { OpenLink } from './inbox-links.tsx'
import { defaultSort, type InboxRow } from './list-query.ts'
import { messages } from './messages.ts'
import styles from './request-table.module.css'
import { Assignee, Due, PersonName, RequestNumber } from './row-parts.tsx'
import { useForms } from './use-inbox.tsx'

export type RowsProps = {
  rows: readonly InboxRow[]
  search: InboxSearch
  now: Date
  serviceName: (slug: string) => string
}

type SortedColumn = 'due' | 'sent'

/** The head of a column that sorts: a press sorts by it, another turns it round. */
const SortHead = ({ column, search }: { column: SortedColumn; search: InboxSearch }) => {
  const text = useText()
  const navigate = useNavigate()
  const sort = search.sort ?? defaultSort(viewOf(search))
  const isUp = sort === column
  const isDown = sort === `-${column}`
  const next: Sort = isUp ? `-${column}` : column
  return (
    <th
      scope="col"
      className={styles[column]}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => void navigate(toInbox({ ...search, sort: next, from: undefined }))}
      >
        {text(messages[column])}
        {(isUp || isDown) && <Icon name={isUp ? 'up' : 'down'} />}
      </button>
    </th>
  )
}

export const RequestTable = ({ rows, search, now, serviceName }: RowsProps) => {
  const text = useText()
  const language = useLanguage()
  const formOf = useForms(rows)
  const isWide = search.request === undefined
  return (
    <table className={styles.table} aria-label={text(messages.title)}>
      <thead>
        <tr>
          <th scope="col">{text(messages.request)}</th>
          <th scope="col">{text(messages.applicant)}</th>
          <th scope="col" className={styles.service}>
            {text(messages.service)}
          </th>
          <th scope="col">{text(messages.status)}</th>
          {isWide && <SortHead column="sent" search={search} />}
          <SortHead column="due" search={search} />
          <th scope="col">{text(messages.assignee)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id} className={classes(styles.row, row.ID === search.request && styles.open)}>
            <td className={styles.number}>
              <OpenLink ID={row.ID} search={search}>
                <RequestNumber ID={row.ID} />
              </OpenLink>
            </td>
            <td>
              <PersonName person={row.owner} />
              <span className={styles.under}>{serviceName(row.serviceSlug)}</span>
            </td>
            <td className={styles.service}>{serviceName(row.serviceSlug)}</td>
            <td>
              <StatusPill status={row.status} kind={row.statusKind} form={formOf(row)} reader="staff" />
            </td>
            {isWide && (
              <td className={classes(styles.date, styles.sent)}>{formatDate(language, row.createdAt)}</td>
            )}
            <td>
              <Due dueAt={row.dueAt} now={now} />
            </td>
            <td>
              <Assignee assignee={row.assignee} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
