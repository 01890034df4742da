// The page of a project at /projects/CODE, that of its draw, and in demo mode the gallery of the drawings.

import { rootRoute } from '@bawaba/web/shell/root.tsx'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** What pages of projects load stands with them: the first page loads none of it. */
const loaders = () => import('./project-loaders.ts')

export const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects/$projectName',
  loaderDeps: ({ search }) => search as Record<string, unknown>,
  loader: async of => (await loaders()).loadProject(of),
  component: lazyRouteComponent(() => import('./project-page.tsx'), 'ProjectPage'),
})

export const drawRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects/$projectName/draw',
  loader: async of => (await loaders()).loadDraw(of),
  component: lazyRouteComponent(() => import('./sale/draw-page.tsx'), 'DrawPage'),
})

export const picturesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/pictures',
  loader: async of => (await loaders()).assertDemo(of),
  component: lazyRouteComponent(() => import('./pictures-page.tsx'), 'PicturesPage'),
})
