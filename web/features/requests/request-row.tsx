// A request in the list: its service leads to it, the rest says where it stands and by when.

import { formatDate } from '@bawaba/language/index.ts'
import { Bdi, Reference } from '@bawaba/ui/bidi.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Link } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { compiledServiceQuery, type ListedRequest } from '../../modules/requests/queries.ts'
import { nextText } from '../../modules/requests/state.ts'
import { StatusPill } from '../../modules/requests/status.tsx'
import { aboutOf } from './about.ts'
import { dueSentence } from './due.ts'
import styles from './list-page.module.css'
import { messages } from './messages.ts'

type RowProps = {
  row: ListedRequest
  isMine: boolean
  /** Says what happens next whoever has to act; a list says it of what waits for its reader alone. */
  hasNext?: boolean
}
export const RequestRow = ({ row, isMine, hasNext = isMine }: RowProps) => {
  const text = useText()
  const language = useLanguage()
  const { ID, serviceSlug, version, status, statusKind, createdAt, actionDate, data } = row
  const { data: open } = useRead(compiledServiceQuery(useClient(), serviceSlug, version))
  const label = open?.form.text(open.service.serviceLabel ?? '')[language]
  const next = hasNext ? nextText(open?.form, status) : undefined
  const [sent, since] = [formatDate(language, createdAt), formatDate(language, actionDate)]
  const due = dueSentence(language, row, useReading())
  return (
    <li>
      <Card opens className={styles.row}>
        <div className={styles.line}>
          <h3>
            <Link to="/services/$serviceSlug/entries/$entryId" params={{ serviceSlug, entryId: ID }}>
              {label ?? text(messages.request, { number: ID })}
              {label && (
                <VisuallyHidden>
                  {' '}
                  <Reference>{ID}</Reference>
                </VisuallyHidden>
              )}
            </Link>
          </h3>
          <StatusPill status={status} kind={statusKind} form={open?.form} reader="applicant" />
        </div>
        <p className={styles.meta}>
          <Reference>{ID}</Reference> · {text(messages.filed, { date: sent })}
          {since !== sent && ` · ${text(messages.since, { date: since })}`}
        </p>
        {aboutOf(open?.form, data, language).map(about => (
          <p key={about}>
            <Bdi>{about}</Bdi>
          </p>
        ))}
        {next && <p>{text(next)}</p>}
        {due && <p className={isMine ? styles.due : styles.meta}>{due}</p>}
      </Card>
    </li>
  )
}
