// Jobs that failed, for administrators.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const failedJobsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/failedJobs',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./failed-jobs-page.tsx'), 'FailedJobsPage'),
})
