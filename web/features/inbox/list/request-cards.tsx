// The list on a phone: a card for each request with the same five things, and no table to lose its roles.

import { Icon } from '@bawaba/ui/icon.tsx'
import { StatusPill } from '../../../modules/requests/status.tsx'
import { SelectRow } from '../bulk/select-boxes.tsx'
import { OpenLink } from '../inbox-links.tsx'
import styles from './request-cards.module.css'
import type { RowsProps } from './request-table.tsx'
import { Assignee, Due, MessageMark, PersonName, RequestNumber } from './row-parts.tsx'
import { useForms } from './use-inbox.tsx'

export const RequestCards = ({ rows, search, now, serviceName, selection }: RowsProps) => {
  const formOf = useForms(rows)
  return (
    <ul className={styles.cards}>
      {rows.map(row => (
        <li key={row.id}>
          <article className={styles.card}>
            <div className={styles.line}>
              <SelectRow row={row} selection={selection} />
              <h2 className={styles.number}>
                <OpenLink ID={row.ID} search={search}>
                  <RequestNumber ID={row.ID} />
                </OpenLink>
              </h2>
              <StatusPill status={row.status} kind={row.statusKind} form={formOf(row)} reader="staff" />
            </div>
            <p className={styles.person}>
              <PersonName person={row.owner} company={row.company} />
            </p>
            <MessageMark since={row.newMessageAt} />
            <p className={styles.service}>{serviceName(row.serviceSlug)}</p>
            <div className={styles.line}>
              <span className={styles.due}>
                <Icon name="clock" />
                <Due dueAt={row.dueAt} lateSince={row.lateSince} now={now} />
              </span>
              <Assignee assignee={row.assignee} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
