// Announcements, for administrators: what stands, and the form for one of them. The addresses of before lead here.

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { guardedRoute, rootRoute } from '../../shell/root.tsx'

const listRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/managingtweetsandvideos',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./announcements-page.tsx'), 'AnnouncementsPage'),
})

const formRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/managingtweetsandvideos/$audience',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./announcement-page.tsx'), 'AnnouncementPage'),
})

const videoRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/managingtweetsandvideos/video',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./video-page.tsx'), 'VideoPage'),
})

const formerListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/announcements',
  beforeLoad: () => {
    throw redirect({ to: '/managingtweetsandvideos', replace: true })
  },
})

const formerFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/announcements/$audience',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/managingtweetsandvideos/$audience', params, replace: true })
  },
})

export const announcementsRoutes = [listRoute, videoRoute, formRoute] as const
export const formerAnnouncementsRoutes = [formerListRoute, formerFormRoute] as const
