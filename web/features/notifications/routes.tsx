// One's own notifications: the list by day.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { readNotificationSearch } from './search.ts'

export const notificationsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/notifications',
  validateSearch: readNotificationSearch,
  component: lazyRouteComponent(() => import('./notifications-page.tsx'), 'NotificationsPage'),
})
