// What the first page shows of the person who is signed in: what waits for them, or their latest request, with what happens
// next and by when; their drafts; their favourite services. Nothing where there is nothing.

import { useText } from '@bawaba/ui/language.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { catalogueQuery, servicesOf } from '../../modules/catalogue/cards.ts'
import { useFavourites } from '../../modules/catalogue/favourites.tsx'
import { DraftList } from '../../modules/drafts/draft-list.tsx'
import { messages } from './messages.ts'
import { RequestRow } from './request-row.tsx'
import { useGroup } from './use-group.tsx'
import styles from './yours.module.css'

/** How many requests it shows; the others are a press away. */
const most = 3

const Requests = () => {
  const text = useText()
  const id = useId()
  const needsMe = useGroup('needsMe', {})
  const inProgress = useGroup('inProgress', {})
  const isMine = needsMe.rows.length > 0
  const rows = isMine ? needsMe.rows.slice(0, most) : inProgress.rows.slice(0, 1)
  if (!needsMe.list.data || rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{text(isMine ? messages.needsMe : messages.latest)}</h2>
        <Link to="/inbox">{text(messages.allMine)}</Link>
      </div>
      <ul className={styles.rows}>
        {rows.map(row => (
          <RequestRow key={row.ID} row={row} isMine={isMine} />
        ))}
      </ul>
    </section>
  )
}

const Favourites = () => {
  const text = useText()
  const id = useId()
  const { slugs } = useFavourites()
  const { data = [] } = useQuery(catalogueQuery(useClient()))
  const services = servicesOf(data).filter(({ slug }) => slugs.includes(slug))
  if (services.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{text(messages.favourites)}</h2>
      <ul className={styles.favourites}>
        {services.map(({ slug, label }) => (
          <li key={slug}>
            <Link to="/services/$serviceSlug" params={{ serviceSlug: slug }}>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Yours = () => (
  <>
    <Requests />
    <DraftList className={styles.part} />
    <Favourites />
  </>
)
