// Reading the audit. The filter stands in the address: a person by id, never by number or name.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { readAuditSearch } from './search.ts'

export const auditRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/audit',
  staticData: { roles: ['AUDITOR'] },
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
})
