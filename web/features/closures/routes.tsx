// The page of closures of centers, for administrators: loaded when it is opened. web/apps/employee.tsx lists it.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const closuresRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/closures',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./closures-page.tsx'), 'ClosuresPage'),
})
