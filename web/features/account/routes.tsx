// Signing in: one page for citizens and employees, one for agents. Whoever is signed in goes on at once.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { localPath } from '../../client/leave.ts'
import { rootRoute } from '../../shell/root.tsx'
import type { SignInSearch } from './search.ts'

/** Where one came from: only a path of this portal. */
const validateSearch = ({ from }: Record<string, unknown>): SignInSearch => ({
  from: typeof from === 'string' ? localPath(from) : undefined,
})
const component = lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage')

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch,
  component,
})

export const agentLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agent-login',
  validateSearch,
  component,
})
