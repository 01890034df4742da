// Acting for others: for whom, whom one acted for, what one filed.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { callQuery } from '../../client/queries.ts'
import { guardedRoute, type RouterContext } from '../../shell/root.tsx'

const isSignedIn = ({ client }: RouterContext): boolean => client.session.read().status === 'signed-in'

const deskRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/',
  staticData: { ofActor: true },
  component: lazyRouteComponent(() => import('./desk-page.tsx'), 'DeskPage'),
})

const sessionsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/sessions',
  staticData: { ofActor: true },
  loader: async ({ context }) => {
    if (isSignedIn(context))
      await context.queries.fetchQuery({ ...callQuery(context.client, 'GET actings'), staleTime: 0 })
  },
  component: lazyRouteComponent(() => import('./sessions-page.tsx'), 'SessionsPage'),
})

const submissionsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/submissions',
  staticData: { ofActor: true },
  loader: async ({ context }) => {
    if (isSignedIn(context))
      await context.queries.fetchQuery({ ...callQuery(context.client, 'GET actings/requests'), staleTime: 0 })
  },
  component: lazyRouteComponent(() => import('./submissions-page.tsx'), 'SubmissionsPage'),
})

export const actingRoutes = [deskRoute, sessionsRoute, submissionsRoute] as const
