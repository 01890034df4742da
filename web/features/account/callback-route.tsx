// Where a provider of sign-in sends people back to.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'

export const callbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth-callback',
  component: lazyRouteComponent(() => import('./callback-page.tsx'), 'CallbackPage'),
})
