// The page of a project at /projects/CODE, and in demo mode the gallery of the drawings.

import { portalQuery } from '@bawaba/web/shell/context.tsx'
import { rootRoute } from '@bawaba/web/shell/root.tsx'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { loadOffering } from './queries.ts'

export const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects/$projectName',
  loaderDeps: ({ search }) => search as Record<string, unknown>,
  loader: async ({ context, params: { projectName }, deps }) => {
    const { projects } = await loadOffering(context)
    if (!projects.some(({ detailsRoute }) => detailsRoute === `/projects/${projectName}`)) throw notFound()
    const { loadUnits } = await import('./units/project-queries.ts')
    await loadUnits(context, projectName, deps)
  },
  component: lazyRouteComponent(() => import('./project-page.tsx'), 'ProjectPage'),
})

export const picturesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/pictures',
  loader: async ({ context: { client, queries } }) => {
    const portal = await queries.ensureQueryData(portalQuery(client))
    if (!portal.demo) throw notFound()
  },
  component: lazyRouteComponent(() => import('./pictures-page.tsx'), 'PicturesPage'),
})
