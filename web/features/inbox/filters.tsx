// What the list is narrowed by: a choice of service, and a chip with a cross for every filter that is on.

import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type InboxSearch, toInbox } from './address.ts'
import styles from './filters.module.css'
import { messages } from './messages.ts'

export type ServiceChoice = { slug: string; name: string }

/** The address without a filter, at its first page, with nothing open. */
const without = (search: InboxSearch, ...names: ('service' | 'number')[]): InboxSearch => ({
  ...search,
  from: undefined,
  request: undefined,
  ...Object.fromEntries(names.map(name => [name, undefined])),
})

const Chip = ({ search, children }: { search: InboxSearch; children: ReactNode }) => (
  <li>
    <Link {...toInbox(search)} className={styles.on}>
      <VisuallyHidden>
        <Words message={messages.removeFilter} />{' '}
      </VisuallyHidden>
      {children}
      <Icon name="close" />
    </Link>
  </li>
)

export const Filters = ({
  search,
  services,
}: {
  search: InboxSearch
  services: readonly ServiceChoice[]
}) => {
  const text = useText()
  const navigate = useNavigate()
  const { service, number } = search
  const chosen = services.find(({ slug }) => slug === service)?.name ?? service
  const choose = (slug: string) => navigate(toInbox({ ...without(search), service: slug || undefined }))
  return (
    <section className={styles.filters} aria-label={text(messages.filters)}>
      <span className={styles.choice}>
        <Icon name="filter" />
        <select
          aria-label={text(messages.service)}
          value={service ?? ''}
          onChange={event => void choose(event.target.value)}
        >
          <option value="">{text(messages.anyService)}</option>
          {services.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      <ul className={styles.chips}>
        {service !== undefined && (
          <Chip search={without(search, 'service')}>
            <span>
              <Words message={messages.serviceIs} params={{ service: <Bdi>{chosen}</Bdi> }} />
            </span>
          </Chip>
        )}
        {number !== undefined && (
          <Chip search={without(search, 'number')}>
            <span>
              <Words message={messages.numberHas} params={{ number: <Ltr>{number}</Ltr> }} />
            </span>
          </Chip>
        )}
      </ul>
      {number !== undefined && <p className={styles.note}>{text(messages.everywhere)}</p>}
    </section>
  )
}

/** The address with every filter away. */
export const cleared = (search: InboxSearch): InboxSearch => without(search, 'service', 'number')
