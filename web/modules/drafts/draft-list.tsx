// The drafts of a person, or of a person and a service, below a heading; nothing where there are none.

import type { DraftRow } from '@bawaba/contract/entities/draft.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { isMissing } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { absenceQuery, closedLine } from '../catalogue/absence.ts'
import { compiledServiceQuery } from '../requests/queries.ts'
import { DraftCard } from './draft-card.tsx'
import styles from './drafts.module.css'
import { draftsQuery } from './list-query.ts'
import { messages } from './messages.ts'

const Row = ({ draft, offersAnew: offersNew }: { draft: DraftRow; offersAnew: boolean }) => {
  const language = useLanguage()
  const text = useText()
  const client = useClient()
  const { serviceSlug } = draft
  const { data: open, error } = useQuery(compiledServiceQuery(client, serviceSlug, draft.opensVersion))
  const isClosed = isMissing(error) || open?.service.isActive === false
  const { data: absence } = useQuery({ ...absenceQuery(client, serviceSlug), enabled: isClosed })
  const label = open
    ? open.form.text(open.service.serviceLabel ?? '')[language]
    : absence?.label
      ? text(absence.label)
      : serviceSlug
  const closed = absence?.reason === 'closed' ? closedLine(language, absence.closedSince) : undefined
  return (
    <li>
      <DraftCard draft={draft} label={label} offersNew={offersNew} closed={closed} />
    </li>
  )
}

export const DraftList = ({ serviceSlug, className }: { serviceSlug?: string; className?: string }) => {
  const text = useText()
  const id = useId()
  const { data } = useQuery(draftsQuery(useClient()))
  const drafts = data?.filter(draft => serviceSlug === undefined || draft.serviceSlug === serviceSlug) ?? []
  if (drafts.length === 0) return null
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{text(serviceSlug === undefined ? messages.title : messages.offer)}</h2>
      <ul className={styles.list}>
        {drafts.map(draft => (
          <Row key={draft.id} draft={draft} offersAnew={serviceSlug !== undefined && draft.name === ''} />
        ))}
      </ul>
    </section>
  )
}
