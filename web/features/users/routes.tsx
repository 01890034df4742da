// Users, for administrators: the list, one of them, a new one, and many from a file.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { NotFoundHere } from '../../shell/not-found-here.tsx'
import { guardedRoute } from '../../shell/root.tsx'
import { isPassportLike } from './passport-like.ts'
import type { UsersSearch } from './search.ts'

const word = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 64) : ''
  return text === '' ? undefined : text
}
const staticData = { roles: ['BFM_ADMIN'] as const }

// Numbers, addresses and identifiers that are looked for never stand in the address of the page.
const isPersonal = (text: string | undefined) =>
  text !== undefined && (/@|^[+\d٠-٩۰-۹\s-]{6,}$/.test(text) || isPassportLike(text))

const listRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/usersManagment',
  staticData,
  validateSearch: ({ q, role, status, from }: Record<string, unknown>): UsersSearch => ({
    q: isPersonal(word(q)) ? undefined : word(q),
    role: word(role),
    status: word(status),
    from: Number.isInteger(from) && Number(from) > 0 ? Number(from) : undefined,
  }),
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
  notFoundComponent: NotFoundHere,
})

export const usersRoutes = [listRoute, addRoute, importRoute, userRoute] as const
