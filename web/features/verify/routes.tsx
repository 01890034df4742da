// The page by which anybody checks a letter or a receipt.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'

export const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify',
  component: lazyRouteComponent(() => import('./verify-page.tsx'), 'VerifyPage'),
})
