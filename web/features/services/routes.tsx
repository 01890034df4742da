// Services: the list with its search, and the page that answers before one starts.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { catalogueQuery } from '../../catalogue/cards.ts'
import { filterOf } from '../../client/address.ts'
import { callQuery } from '../../client/queries.ts'
import { load, rootRoute } from '../../shell/root.tsx'

export type ServicesSearch = { q?: string; category?: string }

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
  }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { client, queries }, deps: { q } }) => {
    await Promise.all([
      queries.ensureQueryData(catalogueQuery(client)),
      q && queries.ensureQueryData(callQuery(client, 'GET search', { query: { q } })),
    ])
  },
  component: lazyRouteComponent(() => import('./list-page.tsx'), 'ListPage'),
})

/** The filter that a service page, its form and its guard share, so that one answer serves them. */
export const oneService = (serviceSlug: string) => ({
  query: { filter: filterOf({ where: { serviceSlug } }) },
})

const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/$serviceSlug',
  loader: async ({ context, params }) => {
    await load(context, 'GET dynamic_services/findOne', oneService(params.serviceSlug))
  },
  component: lazyRouteComponent(() => import('./service-page.tsx'), 'ServicePage'),
})

export const servicesRoutes = [servicesRoute, serviceRoute] as const
