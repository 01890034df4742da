// The favourite services of the reader as links, below a heading; nothing where there are none.

import { useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { lazyPart } from '../../client/lazy-part.tsx'
import { useRead } from '../../client/use-read.tsx'
import { catalogueQuery, servicesOf } from './cards.ts'
import styles from './favourite-list.module.css'
import { useFavourites } from './favourites.tsx'

const ClosedServices = lazyPart(() => import('./closed-services.tsx'), 'ClosedServices')

const heading = { ar: 'خدماتك المفضلة', en: 'Your favourite services' }

export const FavouriteList = ({ className }: { className?: string }) => {
  const text = useText()
  const id = useId()
  const { isOn, slugs, toggle } = useFavourites()
  const hasSome = isOn && slugs.length > 0
  const { data } = useRead({ ...catalogueQuery(useClient()), enabled: hasSome })
  const services = hasSome ? servicesOf(data ?? []).filter(({ slug }) => slugs.includes(slug)) : []
  const closed = hasSome && data ? slugs.filter(slug => !services.some(each => each.slug === slug)) : []
  if (services.length + closed.length === 0) return null
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{text(heading)}</h2>
      <ul className={styles.list}>
        {services.map(({ slug, label }) => (
          <li key={slug}>
            <Link to="/services/$serviceSlug" params={{ serviceSlug: slug }}>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
      {closed.length > 0 && <ClosedServices slugs={closed} onRemove={toggle} />}
    </section>
  )
}
