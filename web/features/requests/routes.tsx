// One's own requests: the list, and the page of one request, which is also the confirmation of its sending.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LateNotShown } from '../../modules/requests/late-not-shown.ts'
import { guardedRoute } from '../../shell/root.tsx'
import type { ListSearch, RequestSearch } from './search.ts'

const flag = (value: unknown): true | undefined => (value === true || value === 1 ? true : undefined)
const word = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 64) : ''
  return text === '' ? undefined : text
}

const listSearch = ({ q, service }: Record<string, unknown>): ListSearch => ({
  q: word(q),
  service: word(service),
})

const requestRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services/$serviceSlug/entries/$entryId',
  validateSearch: ({ sent, done }: Record<string, unknown>): RequestSearch => ({
    sent: flag(sent),
    done: flag(done),
  }),
  loader: async ({ context, params }) =>
    (await import('../../modules/requests/load.ts')).loadRequest(context, params.serviceSlug, params.entryId),
  component: lazyRouteComponent(() => import('./request-page.tsx'), 'RequestPage'),
  notFoundComponent: LateNotShown,
})

const listRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/inbox',
  validateSearch: listSearch,
  // Looking for something else waits on the page, which stays with its boxes: only coming to it is waited for here.
  loader: async ({ context, location }) =>
    (await import('./load-list.ts')).loadList(context, listSearch(location.search)),
  component: lazyRouteComponent(() => import('./list-page.tsx'), 'ListPage'),
})

export const requestsRoutes = [requestRoute, listRoute] as const
