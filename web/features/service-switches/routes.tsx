// The page of a service's switches, for service designers: loaded when it is opened.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const serviceSwitchesRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services/$serviceSlug/switches',
  staticData: { roles: ['SERVICE_DESIGNER'] },
  component: lazyRouteComponent(() => import('./switches-page.tsx'), 'SwitchesPage'),
})
