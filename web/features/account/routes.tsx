// Signing in: one page for citizens and employees, one for agents. Whoever is signed in goes on at once.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'
import { readSignInSearch } from './search.ts'

const component = lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage')

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: readSignInSearch,
  component,
})

export const agentLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agent-login',
  validateSearch: readSignInSearch,
  component,
})
