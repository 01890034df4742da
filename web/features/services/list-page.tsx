// Find a service: search that forgives spelling, categories, cards.

import { Bdi } from '@bawaba/ui/bidi.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useCall, useCallWhen, useClient } from '../../client/hooks.tsx'
import {
  type CategoryData,
  catalogueQuery,
  type ServiceCardData,
  servicesOf,
} from '../../modules/catalogue/cards.ts'
import { useFavourites } from '../../modules/catalogue/favourites.tsx'
import { SearchForm } from '../../modules/catalogue/search-form.tsx'
import { ServiceCards } from '../../modules/catalogue/service-card.tsx'
import { usePortal } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { hotlinesOf } from '../../shell/names.ts'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { TelephoneLink } from '../../shell/telephone-link.tsx'
import styles from './list-page.module.css'
import { messages } from './messages.ts'
import type { ServicesSearch } from './search.ts'

/** What the search found, best first, among the services the reader may see. */
const useFound = (
  categories: readonly CategoryData[],
  { q, category, show }: ServicesSearch,
): ServiceCardData[] => {
  const mostUsed = useCall('GET dynamic_services/mostUsed').data ?? []
  const favourites = useFavourites().slugs
  const hits = useCallWhen(
    { enabled: q !== undefined, placeholderData: previous => previous },
    'GET search',
    {
      query: { q: q ?? '' },
    },
  )
  const chosen = category ? categories.filter(({ slug }) => slug === category) : categories
  const services = servicesOf(chosen)
  const bySlug = new Map(services.map(service => [service.slug, service]))
  if (show) return { mostUsed, favourites }[show].flatMap(slug => bySlug.get(slug) ?? [])
  if (q === undefined || !hits.data) return services
  return hits.data.items.flatMap(({ serviceSlug }) => bySlug.get(serviceSlug) ?? [])
}

const Categories = ({
  categories,
  search,
}: {
  categories: readonly CategoryData[]
  search: ServicesSearch
}) => {
  const text = useText()
  const { q, category, show } = search
  const { isOn } = useFavourites()
  const isUsed = (useCall('GET dynamic_services/mostUsed').data ?? []).length > 0
  const shortcuts = [...(isUsed ? (['mostUsed'] as const) : []), ...(isOn ? (['favourites'] as const) : [])]
  return (
    <nav aria-label={text(messages.categories)}>
      <ul className={styles.categories}>
        <li>
          <Link
            to="/services"
            search={{ q }}
            className={styles.chip}
            activeProps={{ 'aria-current': category || show ? undefined : 'true' }}
            resetScroll={false}
          >
            {text(messages.all)}
          </Link>
        </li>
        {shortcuts.map(name => (
          <li key={name}>
            <Link
              to="/services"
              search={{ show: name }}
              className={styles.chip}
              activeProps={{ 'aria-current': 'true' }}
              resetScroll={false}
            >
              {text(messages[name])}
            </Link>
          </li>
        ))}
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to="/services"
              search={{ q, category: slug }}
              className={styles.chip}
              activeProps={{ 'aria-current': 'true' }}
              resetScroll={false}
            >
              {text(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const NoFavourites = () => {
  const text = useText()
  return (
    <EmptyState
      title={text(messages.noneKept)}
      action={
        <GoButton to="/services" search={{}}>
          {text(messages.backToServices)}
        </GoButton>
      }
    >
      {text(messages.noneKeptHint)}
    </EmptyState>
  )
}

const Nothing = ({ query }: { query: string }) => {
  const text = useText()
  const [hotline] = hotlinesOf(usePortal()?.config)
  return (
    <EmptyState
      title={<Words message={messages.nothing} params={{ query: <Bdi>{query}</Bdi> }} />}
      action={
        <GoButton to="/services" search={{}}>
          {text(messages.clear)}
        </GoButton>
      }
    >
      {text(messages.nothingHint)}{' '}
      {hotline && <TelephoneLink number={hotline.number} label={text(hotline.label)} />}
    </EmptyState>
  )
}

export const ListPage = () => {
  const text = useText()
  const search: ServicesSearch = useSearch({ strict: false })
  const { data: categories = [] } = useQuery(catalogueQuery(useClient()))
  const found = useFound(categories, search)
  usePage({ title: text(messages.title), description: text(messages.intro) })
  return (
    <div className={shell.page}>
      <div className={styles.head}>
        <h1>{text(messages.title)}</h1>
        <p className={styles.intro}>{text(messages.intro)}</p>
        <SearchForm query={search.q} follows />
        <Categories categories={categories} search={search} />
      </div>
      <p role="status" className={styles.count}>
        {text(messages.found, { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ServiceCards services={found} level="h2" />
      ) : search.show ? (
        <NoFavourites />
      ) : (
        <Nothing query={search.q ?? ''} />
      )}
    </div>
  )
}
