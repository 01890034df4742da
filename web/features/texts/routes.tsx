// The pages of texts, for administrators and designers of services: loaded when they are opened.

import type { Role } from '@bawaba/contract/entities/person.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { readTextsSearch } from './search.ts'

export const textRoles: readonly Role[] = ['BFM_ADMIN', 'SERVICE_DESIGNER']

const textsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/texts',
  staticData: { roles: textRoles },
  validateSearch: readTextsSearch,
  component: lazyRouteComponent(() => import('./texts-page.tsx'), 'TextsPage'),
})

const importRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/texts/import',
  staticData: { roles: textRoles },
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportTextsPage'),
})

export const textsRoutes = [textsRoute, importRoute] as const
