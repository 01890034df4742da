// The holidays that working days are reckoned by, for administrators.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const holidaysRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/holidays',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./holidays-page.tsx'), 'HolidaysPage'),
})
