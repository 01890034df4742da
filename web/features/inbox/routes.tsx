// The employees' pages: the day, the inbox with a request open beside it, and a request as a page of its own.

import type { Role } from '@bawaba/contract/entities/person.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadAnnouncements } from '../../announcements/query.ts'
import { guardedRoute } from '../../shell/root.tsx'
import { type InboxSearch, readSearch } from './address.ts'
import { caseWorkRoles } from './views/counts.tsx'

const workspaceRoute = createRoute({
  getParentRoute: () => guardedRoute,
  id: 'workspace',
  component: lazyRouteComponent(() => import('./workspace.tsx'), 'Workspace'),
})

const aMinute = 60_000

const dayRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/',
  loader: ({ context }) => loadAnnouncements(context, aMinute),
  component: lazyRouteComponent(() => import('./day/day-page.tsx'), 'DayPage'),
})

const inboxRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/inbox',
  staticData: { roles: caseWorkRoles },
  validateSearch: (search: Record<string, unknown>): InboxSearch => readSearch(search),
  component: lazyRouteComponent(() => import('./inbox-page.tsx'), 'InboxPage'),
})

const requestRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/services/$serviceSlug/entries/$entryId',
  staticData: { roles: caseWorkRoles },
  component: lazyRouteComponent(() => import('./request/request-page.tsx'), 'RequestPage'),
})

/** Who looks people up by their numbers, whatever services they are given. */
export const byIdRoles: readonly Role[] = ['BFM_ADMIN', 'FINANCIAL_MANAGER']

const byIdRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/inboxById',
  staticData: { roles: byIdRoles },
  component: lazyRouteComponent(() => import('./search/by-id-page.tsx'), 'ByIdPage'),
})

export const inboxRoutes = workspaceRoute.addChildren([dayRoute, inboxRoute, byIdRoute, requestRoute])
