// The messages that demo mode would have sent, in demo mode alone.

import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { portalQuery } from '../../shell/context.tsx'
import { load, rootRoute } from '../../shell/root.tsx'
import { readOutboxSearch } from './search.ts'

export const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/outbox',
  staticData: { isAlwaysOpen: true },
  validateSearch: readOutboxSearch,
  loaderDeps: ({ search: { to } }) => ({ to }),
  loader: async ({ context, deps: { to } }) => {
    const portal = await context.queries.ensureQueryData(portalQuery(context.client))
    if (!portal.demo) throw notFound()
    await load(context, 'GET dev/outbox', { query: { to } })
  },
  component: lazyRouteComponent(() => import('./outbox-page.tsx'), 'OutboxPage'),
})
