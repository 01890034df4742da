// Acting for others: for whom, whom one acted for, what one filed.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

const deskRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/',
  staticData: { ofActor: true },
  component: lazyRouteComponent(() => import('./desk-page.tsx'), 'DeskPage'),
})

// The lists ask for their own pages, and tell where one could not be read.
const sessionsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/sessions',
  staticData: { ofActor: true },
  component: lazyRouteComponent(() => import('./sessions-page.tsx'), 'SessionsPage'),
})

const submissionsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/submissions',
  staticData: { ofActor: true },
  component: lazyRouteComponent(() => import('./submissions-page.tsx'), 'SubmissionsPage'),
})

export const actingRoutes = [deskRoute, sessionsRoute, submissionsRoute] as const
