// One's own profile: a side list of sections, each with its address. `/profile` leads to the first.

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { loadSections } from './loaded-sections.ts'

const layoutRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/profile',
  loader: ({ context: { app } }) => loadSections(app),
  component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
})

const firstRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/profile/$section', params: { section: 'details' }, replace: true })
  },
})

const sectionRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '$section',
  component: lazyRouteComponent(() => import('./section-page.tsx'), 'SectionPage'),
})

export const profileRoute = layoutRoute.addChildren([firstRoute, sectionRoute])
