// The page of holidays, for administrators: loaded when it is opened. web/apps/employee.tsx lists it.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const holidaysRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/holidays',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./holidays-page.tsx'), 'HolidaysPage'),
})
