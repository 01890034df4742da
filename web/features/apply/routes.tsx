// Forms to fill in: a new request of a service, and an act on a request that asks something.
// The page of the form stands in the address, so that the browser's Back works and a reload stays.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LateNotShown } from '../../modules/requests/late-not-shown.ts'
import { guardedRoute } from '../../shell/root.tsx'
import { readFormSearch } from './form-search.ts'

const applyRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services/$serviceSlug/add',
  staticData: { header: 'minimal', anonymousService: true },
  validateSearch: readFormSearch,
  // The engine is loaded with the page that needs it.
  loader: async ({ context, params, location }) =>
    (await import('../../modules/requests/load.ts')).loadService(context, params.serviceSlug, {
      visitorsAt: location.searchStr,
    }),
  component: lazyRouteComponent(() => import('./apply-page.tsx'), 'ApplyPage'),
})

const laterRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services/$serviceSlug/later',
  staticData: { header: 'minimal' },
  loader: async ({ context, params }) =>
    (await import('../../modules/requests/load.ts')).loadService(context, params.serviceSlug),
  component: lazyRouteComponent(() => import('./later-page.tsx'), 'LaterPage'),
})

const actRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services/$serviceSlug/entries/$entryId/$activityId',
  staticData: { header: 'minimal' },
  validateSearch: readFormSearch,
  loader: async ({ context, params }) =>
    (await import('../../modules/requests/load.ts')).loadRequest(context, params.serviceSlug, params.entryId),
  component: lazyRouteComponent(() => import('./act-page.tsx'), 'ActPage'),
  notFoundComponent: LateNotShown,
})

export const applyRoutes = [applyRoute, laterRoute, actRoute] as const
