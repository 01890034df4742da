// Reading the audit. The filter stands in the address: a person by id, never by number or name.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export type AuditSearch = {
  stream?: string
  kind?: string
  person?: string
  from?: string
  to?: string
}

const names = ['stream', 'kind', 'person', 'from', 'to'] as const
const isDay = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value))

export const readAuditSearch = (search: Record<string, unknown>): AuditSearch =>
  Object.fromEntries(
    names
      .map(name => [name, search[name]] as const)
      .filter(([name, value]) =>
        name === 'from' || name === 'to' ? isDay(value) : typeof value === 'string' && value !== '',
      ),
  )

export const auditRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/audit',
  staticData: { roles: ['AUDITOR'] },
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
})
