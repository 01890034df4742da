// Find a service: search that forgives spelling, categories, cards.

import { Bdi } from '@bawaba/ui/bidi.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall, useCallWhen, useClient } from '../../client/hooks.tsx'
import { lazyPart } from '../../client/lazy-part.tsx'
import { useRead } from '../../client/use-read.tsx'
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
import { Chip, Filters } from './filters.tsx'
import { useMarked } from './hidden-mark.tsx'
import styles from './list-page.module.css'
import { messages } from './messages.ts'
import { countWith, narrow } from './narrow.ts'
import { type ServicesSearch, searchInput } from './search.ts'

const ClosedServices = lazyPart(() => import('../../modules/catalogue/closed-services.tsx'), 'ClosedServices')

type Item = { service: ServiceCardData; categories: readonly string[] }

/** Each service with the categories that hold it. */
const itemsOf = (categories: readonly CategoryData[]): Item[] =>
  servicesOf(categories).map(service => ({
    service,
    categories: categories
      .filter(({ services }) => services.some(({ slug }) => slug === service.slug))
      .map(({ slug }) => slug),
  }))

/** What the search found, best first, among the services the reader may see; before its filters. */
const useFound = (categories: readonly CategoryData[], { q, show }: ServicesSearch): Item[] => {
  const mostUsed = useCall('GET dynamic_services/mostUsed').data ?? []
  const most = useCall('GET search/mostSearched').data ?? []
  const favourites = useFavourites().slugs
  const hits = useCallWhen(
    { enabled: q !== undefined, placeholderData: previous => previous },
    'GET search',
    searchInput(q ?? ''),
  )
  const items = itemsOf(categories)
  const bySlug = new Map(items.map(item => [item.service.slug, item]))
  const among = (slugs: readonly (string | undefined)[]) =>
    slugs.flatMap(slug => bySlug.get(slug ?? '') ?? [])
  const mostSearched = most.map(({ serviceSlug }) => serviceSlug)
  if (show) return among({ mostUsed, mostSearched, favourites }[show])
  if (q === undefined || !hits.data) return items
  return among(hits.data.items.map(({ serviceSlug }) => serviceSlug))
}

const Categories = ({
  categories,
  search,
  countOf,
}: {
  categories: readonly CategoryData[]
  search: ServicesSearch
  countOf: (category: string | undefined) => number
}) => {
  const text = useText()
  const { category, show } = search
  const { isOn } = useFavourites()
  const isUsed = (useCall('GET dynamic_services/mostUsed').data ?? []).length > 0
  const isSearched = (useCall('GET search/mostSearched').data ?? []).some(({ kind }) => kind === 'service')
  const shortcuts = [
    ...(isUsed ? (['mostUsed'] as const) : []),
    ...(isSearched ? (['mostSearched'] as const) : []),
    ...(isOn ? (['favourites'] as const) : []),
  ]
  const withCategory = (slug?: string): ServicesSearch => ({ ...search, show: undefined, category: slug })
  return (
    <nav aria-label={text(messages.categories)}>
      <ul className={styles.categories}>
        <li>
          <Chip
            search={withCategory()}
            isCurrent={!category && !show}
            count={show ? undefined : countOf(undefined)}
          >
            {text(messages.all)}
          </Chip>
        </li>
        {shortcuts.map(name => (
          <li key={name}>
            <Chip search={{ show: name }} isCurrent={show === name}>
              {text(messages[name])}
            </Chip>
          </li>
        ))}
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Chip
              search={withCategory(slug)}
              isCurrent={category === slug}
              count={show ? undefined : countOf(slug)}
            >
              {text(name)}
            </Chip>
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

/** Nothing matches the words, or the filters where there are none. */
const Nothing = ({ query }: { query: string | undefined }) => {
  const text = useText()
  const [hotline] = hotlinesOf(usePortal()?.config)
  return (
    <EmptyState
      title={
        query === undefined ? (
          text(messages.nothingSoNarrow)
        ) : (
          <Words message={messages.nothing} params={{ query: <Bdi>{query}</Bdi> }} />
        )
      }
      action={
        <GoButton to="/services" search={{}}>
          {text(query === undefined ? messages.clearFilters : messages.clear)}
        </GoButton>
      }
    >
      {text(messages.nothingHint)}{' '}
      {hotline && <TelephoneLink number={hotline.number} label={text(hotline.label)} />}
    </EmptyState>
  )
}

/** `below` ends the card of a service, for staff. */
export const ListPage = ({ below }: { below?: (service: ServiceCardData) => ReactNode }) => {
  const text = useText()
  const search: ServicesSearch = useSearch({ strict: false })
  const { data: categories = [] } = useRead(catalogueQuery(useClient()))
  const items = useFound(categories, search)
  const found = useMarked(narrow(items, search))
  const { slugs: favourites, toggle } = useFavourites()
  const closed =
    search.show === 'favourites'
      ? favourites.filter(
          slug => !categories.some(({ services }) => services.some(each => each.slug === slug)),
        )
      : []
  usePage({ title: text(messages.title), description: text(messages.intro) })
  return (
    <div className={shell.page}>
      <div className={styles.head}>
        <h1>{text(messages.title)}</h1>
        <p className={styles.intro}>{text(messages.intro)}</p>
        <SearchForm query={search.q} follows />
        <Categories
          categories={categories}
          search={search}
          countOf={slug => countWith(items, search, 'category', slug)}
        />
        <Filters search={search} countOf={(name, value) => countWith(items, search, name, value)} />
      </div>
      <p role="status" className={styles.count}>
        {text(messages.found, { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ServiceCards services={found} level="h2" below={below} />
      ) : closed.length > 0 ? null : search.show ? (
        <NoFavourites />
      ) : (
        <Nothing query={search.q} />
      )}
      {closed.length > 0 && <ClosedServices slugs={closed} onRemove={toggle} />}
    </div>
  )
}
