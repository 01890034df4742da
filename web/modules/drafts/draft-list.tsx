// The drafts of a person, or of a person and a service, below a heading; nothing where there are none.

import type { DraftRow } from '@bawaba/contract/entities/draft.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { compiledServiceQuery } from '../requests/queries.ts'
import { DraftCard } from './draft-card.tsx'
import styles from './drafts.module.css'
import { draftsQuery } from './list-query.ts'
import { messages } from './messages.ts'

const Row = ({ draft, offersAnew: offersNew }: { draft: DraftRow; offersAnew: boolean }) => {
  const language = useLanguage()
  const { data: open } = useQuery(compiledServiceQuery(useClient(), draft.serviceSlug, draft.opensVersion))
  const label = open?.form.text(open.service.serviceLabel ?? '')[language] ?? draft.serviceSlug
  return (
    <li>
      <DraftCard draft={draft} label={label} offersNew={offersNew} />
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
