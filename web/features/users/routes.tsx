// Users, for administrators: the list, one of them, a new one, and many from a file.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { readUsersSearch } from './search.ts'

const staticData = { roles: ['BFM_ADMIN'] as const }

const listRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/usersManagment',
  staticData,
  validateSearch: readUsersSearch,
  component: lazyRouteComponent(() => import('./list-page.tsx'), 'UsersPage'),
})

const addRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/usersManagment/add',
  staticData,
  component: lazyRouteComponent(() => import('./user-page.tsx'), 'AddUserPage'),
})

const importRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/usersManagment/import',
  staticData,
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
})

const userRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/usersManagment/$userId',
  staticData,
  component: lazyRouteComponent(() => import('./user-page.tsx'), 'UserPage'),
})

export const usersRoutes = [listRoute, addRoute, importRoute, userRoute] as const
