// The list as a table. The standard columns fit their place: where room is short the date of sending goes first, then
// the service stands under the name. Columns of one's own choice keep their width, and the table scrolls in its frame.

import { classes } from '@bawaba/ui/classes.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StatusPill } from '../../../modules/requests/status.tsx'
import { type InboxSearch, type Sort, sortOf, toInbox } from '../address.ts'
import { SelectAll, SelectRow } from '../bulk/select-boxes.tsx'
import type { Selection } from '../bulk/selection.tsx'
import { OpenLink } from '../inbox-links.tsx'
import { messages } from '../messages.ts'
import { useArrangement } from './arrangement.tsx'
import { type Column, useColumns } from './columns.tsx'
import { listMessages as words } from './list-messages.ts'
import type { InboxRow } from './list-query.ts'
import styles from './request-table.module.css'
import { Assignee, Due, MessageMark, PersonName, RequestNumber } from './row-parts.tsx'
import { useKeepSort } from './sort.tsx'
import { useForms } from './use-inbox.tsx'

export type RowsProps = {
  rows: readonly InboxRow[]
  search: InboxSearch
  now: Date
  serviceName: (slug: string) => string
  selection: Selection
}

/** The head of a column that sorts: a press sorts by it, another turns it round. */
const SortHead = ({ column, search }: { column: Column; search: InboxSearch }) => {
  const navigate = useNavigate()
  const keep = useKeepSort()
  const own = column.sort as Sort
  const sort = sortOf(search)
  const isUp = sort === own
  const isDown = sort === `-${own}`
  const next = (isUp ? `-${own}` : own) as Sort
  return (
    <th
      scope="col"
      className={styles[column.id]}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => {
          keep(next)
          void navigate(toInbox({ ...search, sort: next, from: undefined }))
        }}
      >
        {column.label}
        {(isUp || isDown) && <Icon name={isUp ? 'up' : 'down'} />}
      </button>
    </th>
  )
}

const Head = ({ column, search }: { column: Column; search: InboxSearch }) => {
  if (column.sort && search.person === undefined) return <SortHead column={column} search={search} />
  return (
    <th scope="col" className={styles[column.id]}>
      {column.label}
    </th>
  )
}

/** The cells that are more than words. */
const useCells = (
  rows: readonly InboxRow[],
  { now, serviceName }: Pick<RowsProps, 'now' | 'serviceName'>,
) => {
  const formOf = useForms(rows)
  const cells: Record<string, (row: InboxRow) => ReactNode> = {
    applicant: row => (
      <>
        <PersonName person={row.owner} company={row.company} />
        <span className={styles.under}>{serviceName(row.serviceSlug)}</span>
        <MessageMark since={row.newMessageAt} />
      </>
    ),
    service: row => serviceName(row.serviceSlug),
    status: row => <StatusPill status={row.status} kind={row.statusKind} form={formOf(row)} reader="staff" />,
    due: row => <Due dueAt={row.dueAt} lateSince={row.lateSince} now={now} />,
    assignee: row => <Assignee assignee={row.assignee} />,
  }
  return cells
}

export const RequestTable = ({ rows, search, now, serviceName, selection }: RowsProps) => {
  const text = useText()
  const language = useLanguage()
  const columns = useColumns(search.service)
  const { shown, isOwn } = useArrangement()
  const cells = useCells(rows, { now, serviceName })
  const isWide = search.request === undefined
  const drawn = shown
    .flatMap(id => columns.find(column => column.id === id) ?? [])
    // Beside an open request there is less room.
    .filter(({ id }) => isOwn || isWide || id !== 'sent')
  const table = (
    <table className={classes(styles.table, isOwn && styles.own)} aria-label={text(messages.title)}>
      <thead>
        <tr>
          <th scope="col" className={styles.box}>
            <SelectAll rows={rows} selection={selection} />
          </th>
          <th scope="col">{text(messages.request)}</th>
          {drawn.map(column => (
            <Head key={column.id} column={column} search={search} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr
            key={row.id}
            className={classes(
              styles.row,
              row.ID === search.request && styles.open,
              selection.has(row.id) && styles.chosen,
            )}
          >
            <td className={styles.box}>
              <SelectRow row={row} selection={selection} />
            </td>
            <td className={styles.number}>
              <OpenLink ID={row.ID} search={search}>
                <RequestNumber ID={row.ID} />
              </OpenLink>
            </td>
            {drawn.map(column => (
              <td
                key={column.id}
                className={classes(styles[column.id], column.sort && column.cell && styles.date)}
              >
                {cells[column.id]?.(row) ?? column.cell?.(row, language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!isOwn) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a section of the page it is not
    <div role="region" tabIndex={0} aria-label={text(words.tableRegion)} className={styles.scrolls}>
      {table}
    </div>
  )
}
