// Requests for erasure, which administrators decide.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const erasuresRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/erasures',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./erasures-page.tsx'), 'ErasuresPage'),
})
