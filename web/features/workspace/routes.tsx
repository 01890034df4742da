// The employees' first page.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const workspaceRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./workspace-page.tsx'), 'WorkspacePage'),
})
