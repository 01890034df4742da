// The first page: what this is, the search, what is announced, the services by category, and how things go.

import { useText } from '@bawaba/ui/language.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { Announcements } from '../../modules/announcements/announcement.tsx'
import { type CategoryData, catalogueQuery } from '../../modules/catalogue/cards.ts'
import { SearchForm } from '../../modules/catalogue/search-form.tsx'
import { ServiceCards } from '../../modules/catalogue/service-card.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import styles from './home-page.module.css'
import { HowItWorks } from './how-it-works.tsx'
import { messages } from './messages.ts'
import { River } from './river.tsx'

const Category = ({ category }: { category: CategoryData }) => {
  const text = useText()
  return (
    <section className={styles.section}>
      <h2>{text(category.name)}</h2>
      <ServiceCards services={category.services} />
    </section>
  )
}

/** Comes once the page is alive, beneath what one reads first, which it does not move. */
const Video = lazy(async () => ({ default: (await import('./video.tsx')).Video }))

export const HomePage = () => {
  const text = useText()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { data: categories = [] } = useQuery(catalogueQuery(useClient()))
  usePage({ title: text(messages.headline), description: text(messages.lead) })
  return (
    <>
      <div className={styles.hero}>
        <River />
        <div className={styles.inner}>
          <h1>{text(messages.headline)}</h1>
          <p className={styles.lead}>{text(messages.lead)}</p>
          <SearchForm />
          <p>
            <GoButton to="/services" variant="secondary" iconAfter="arrow">
              {text(messages.browse)}
            </GoButton>
          </p>
        </div>
      </div>
      <div className={styles.body}>
        <Announcements />
        {categories.map(category => (
          <Category key={category.slug} category={category} />
        ))}
        {isAlive && (
          <Suspense>
            <Video />
          </Suspense>
        )}
        <HowItWorks />
      </div>
    </>
  )
}
