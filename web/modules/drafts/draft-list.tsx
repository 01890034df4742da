// The drafts of a person, or of a person and a service, below a heading; nothing where there are none.

import { closedFrom } from '@bawaba/contract/closed-from.ts'
import type { DraftRow } from '@bawaba/contract/entities/draft.ts'
import type { Service, ServiceAbsence } from '@bawaba/contract/entities/service.ts'
import type { Language } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useId } from 'react'
import { isMissing } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { useRead } from '../../client/use-read.tsx'
import { absenceQuery, closedLine } from '../catalogue/absence.ts'
import { compiledServiceQuery } from '../requests/queries.ts'
import { DraftCard } from './draft-card.tsx'
import styles from './drafts.module.css'
import { draftsQuery } from './list-query.ts'
import { messages } from './messages.ts'

/** Of a service that is not shown any more the server says since when. */
const goneLine = (language: Language, absence: ServiceAbsence | undefined): string | undefined =>
  absence?.reason === 'closed' ? closedLine(language, absence.closedSince) : undefined

/**
 * A service that is still shown is closed by its dates, or on the web. The rule of its own page is not shared: a part of both
 * would be named in the script of every form.
 */
const closedHere = (language: Language, service: Partial<Service>): string | undefined => {
  const { isActive, disabledOn, availabilityStatus } = service
  if (isActive && !disabledOn?.includes('web')) return undefined
  const since = closedFrom(service, serverNow())
  return closedLine(language, isActive || availabilityStatus !== 'deactivated' ? undefined : since)
}

const Row = ({ draft, offersAnew: offersNew }: { draft: DraftRow; offersAnew: boolean }) => {
  const language = useLanguage()
  const text = useText()
  const client = useClient()
  const { serviceSlug } = draft
  const { data: open, error } = useRead(compiledServiceQuery(client, serviceSlug, draft.opensVersion))
  const isGone = isMissing(error)
  const { data: absence } = useRead({ ...absenceQuery(client, serviceSlug), enabled: isGone })
  const label = open
    ? open.form.text(open.service.serviceLabel ?? '')[language]
    : absence?.label
      ? text(absence.label)
      : serviceSlug
  const closed = isGone ? goneLine(language, absence) : open && closedHere(language, open.service)
  return (
    <li>
      <DraftCard draft={draft} label={label} offersNew={offersNew} closed={closed} />
    </li>
  )
}

export const DraftList = ({ serviceSlug, className }: { serviceSlug?: string; className?: string }) => {
  const text = useText()
  const id = useId()
  const { data } = useRead(draftsQuery(useClient()))
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
