// One's own letters and certificates.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

export const documentsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/documents',
  component: lazyRouteComponent(() => import('./documents-page.tsx'), 'DocumentsPage'),
})
