// Opening an account for a person who has none, by employees.

import { actingRoles } from '@bawaba/contract/acting-roles.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const openAccountRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/openAccount',
  staticData: { roles: actingRoles },
  component: lazyRouteComponent(() => import('./open-account-page.tsx'), 'OpenAccountPage'),
})
