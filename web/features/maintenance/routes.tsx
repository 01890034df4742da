// Closing the portal for a while, for administrators.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const maintenanceRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/maintenance',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./maintenance-page.tsx'), 'MaintenancePage'),
})
