// Announcements, for administrators: what stands, and the form for one of them.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { NotFoundHere } from '../../shell/not-found-here.tsx'
import { guardedRoute } from '../../shell/root.tsx'

const listRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/announcements',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./announcements-page.tsx'), 'AnnouncementsPage'),
})

const formRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/announcements/$audience',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./announcement-page.tsx'), 'AnnouncementPage'),
  notFoundComponent: NotFoundHere,
})

export const announcementsRoutes = [listRoute, formRoute] as const
