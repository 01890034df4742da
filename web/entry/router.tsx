// The router of an app: its route tree, its base path, and what is shown when a page is missing or breaks.

import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { Client } from '../client/client.ts'
import { NotFound } from '../features/problem/not-found.tsx'
import { RouteFailure } from '../features/problem/route-failure.tsx'
import type { AppDefinition } from '../shell/app.ts'
import { Pending } from '../shell/pending.tsx'
import { restrictSearch } from './own-search.ts'

/** A service that is not found may be closed, or hidden from the reader. */
const ServiceAbsence = lazyRouteComponent(
  () => import('../features/problem/service-absence.tsx'),
  'ServiceAbsence',
)

/** A page may find while it is drawn that its object does not exist; the router catches that at routes with a component for it. */
const catchMissing = (routes: readonly AnyRoute[]): void => {
  for (const { id, options, children } of routes)
    if (!children) options.notFoundComponent ??= id.includes('$serviceSlug') ? ServiceAbsence : NotFound
}

export const createAppRouter = (app: AppDefinition, client: Client, queries: QueryClient) => {
  const router = createRouter({
    routeTree: app.routeTree,
    basepath: app.base || '/',
    context: { app, client, queries },
    defaultPreload: 'intent',
    // The query cache decides what is fresh; the router asks it every time.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    // To the top on navigation, unless the link says `resetScroll={false}`; back where one was on Back.
    scrollRestoration: !import.meta.env.SSR,
    defaultPendingComponent: Pending,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteFailure,
  })
  const routes = Object.values(router.routesById)
  restrictSearch(routes)
  catchMissing(routes)
  return router
}
