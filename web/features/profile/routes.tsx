// One's own profile: a list of sections, each with its address. On a phone `/profile` is that list; where there is room for a
// section beside it, the page leads from `/profile` to the first.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { loadSections } from './loaded-sections.ts'

const layoutRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/profile',
  loader: ({ context: { app } }) => loadSections(app),
  component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
})

/** Drawn by the page around it. */
const listRoute = createRoute({ getParentRoute: () => layoutRoute, path: '/' })

const sectionRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '$section',
  component: lazyRouteComponent(() => import('./section-page.tsx'), 'SectionPage'),
})

export const profileRoute = layoutRoute.addChildren([listRoute, sectionRoute])
