// Reports, for those who answer for them.

import { reportReaders } from '@bawaba/contract/report-rules.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { type ReportSearch, readReportSearch } from './address.ts'

export const reportRoles = reportReaders

export const reportsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/reports',
  staticData: { roles: reportRoles },
  validateSearch: (search: Record<string, unknown>): ReportSearch => readReportSearch(search),
  component: lazyRouteComponent(() => import('./reports-page.tsx'), 'ReportsPage'),
})
