// The screens of administrators: the units of all projects, one of them, a new one, and many from a file.

import { guardedRoute } from '@bawaba/web/shell/root.tsx'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { messages } from './messages.ts'
import { readSalesSearch, readUnitsSearch } from './search.ts'

const staticData = { roles: ['BFM_ADMIN'] as const }

const listRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/units',
  staticData,
  validateSearch: readUnitsSearch,
  component: lazyRouteComponent(() => import('./list-page.tsx'), 'UnitsPage'),
})
const addRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/units/add',
  staticData,
  component: lazyRouteComponent(() => import('./add-page.tsx'), 'AddUnitPage'),
})
const importRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/units/import',
  staticData,
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportUnitsPage'),
})
const salesRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/units/sales',
  staticData,
  validateSearch: readSalesSearch,
  component: lazyRouteComponent(() => import('../sale/sales-page.tsx'), 'SalesPage'),
})
const unitRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/units/$unitCode',
  staticData,
  component: lazyRouteComponent(() => import('./unit-page.tsx'), 'UnitPage'),
})

export const staffScreens = {
  guarded: [listRoute, addRoute, importRoute, salesRoute, unitRoute],
  navigation: [
    { path: '/units', text: messages.title, icon: 'building' as const, roles: ['BFM_ADMIN'] as const },
  ],
}
