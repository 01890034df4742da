// Services: the list with its search, and the page that answers before one starts.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { callQuery } from '../../client/queries.ts'
import { loadAbsence } from '../../modules/catalogue/absence.ts'
import { catalogueQuery } from '../../modules/catalogue/cards.ts'
import { load, rootRoute } from '../../shell/root.tsx'
import {
  availabilities,
  costs,
  oneService,
  type ServiceSearch,
  type ServicesSearch,
  searchInput,
  shown,
  tabNames,
} from './search.ts'

const among = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find(name => name === value)

const textIn = (value: unknown): string | undefined => {
  const text =
    typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : ''
  return text === '' ? undefined : text
}

const servicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  validateSearch: (search: Record<string, unknown>): ServicesSearch => ({
    q: textIn(search.q),
    category: textIn(search.category),
    cost: among(costs, search.cost),
    open: among(availabilities, search.open),
    show: among(shown, search.show),
  }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { client, queries }, deps: { q } }) => {
    await Promise.all([
      queries.ensureQueryData(catalogueQuery(client)),
      queries.ensureQueryData(callQuery(client, 'GET dynamic_services/mostUsed')),
      queries.prefetchQuery(callQuery(client, 'GET search/mostSearched')),
      q && queries.ensureQueryData(callQuery(client, 'GET search', searchInput(q))),
    ])
  },
  component: lazyRouteComponent(() => import('./list-page.tsx'), 'ListPage'),
})

const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/$serviceSlug',
  validateSearch: ({ tab }: Record<string, unknown>): ServiceSearch => ({ tab: among(tabNames, tab) }),
  loader: async ({ context, params }) => {
    const { serviceSlug } = params
    const loading = load(context, 'GET dynamic_services/findOne', oneService(serviceSlug))
    // A browser asks for the reason itself.
    if (import.meta.env.SSR) await loading.catch(() => loadAbsence(context, serviceSlug))
    await loading
  },
  component: lazyRouteComponent(() => import('./service-page.tsx'), 'ServicePage'),
})

export const servicesRoutes = [servicesRoute, serviceRoute] as const
