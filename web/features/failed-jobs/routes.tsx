// Jobs that failed, for administrators, and work that is owed, for those who can do something about it.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const failedJobsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/failedJobs',
  staticData: { roles: ['BFM_ADMIN', 'FINANCIAL_MANAGER', 'SUPERVISOR'] },
  component: lazyRouteComponent(() => import('./failed-jobs-page.tsx'), 'FailedJobsPage'),
})
