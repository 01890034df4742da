// Messages that go out, for administrators.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { readOutgoingSearch } from './search.ts'

export const outgoingRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/outgoingMessages',
  staticData: { roles: ['BFM_ADMIN'] },
  validateSearch: readOutgoingSearch,
  component: lazyRouteComponent(() => import('./outgoing-page.tsx'), 'OutgoingPage'),
})
