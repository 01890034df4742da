// The gallery of every field kind with its named examples, or of one of them, in demo mode alone.

import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { portalQuery } from '../../shell/context.tsx'
import { rootRoute } from '../../shell/root.tsx'

export const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/gallery',
  validateSearch: ({ kind }: Record<string, unknown>): { kind?: string } =>
    typeof kind === 'string' ? { kind } : {},
  loader: async ({ context: { client, queries } }) => {
    const portal = await queries.ensureQueryData(portalQuery(client))
    if (!portal.demo) throw notFound()
    const { loadExamples } = await import('@bawaba/forms/gallery.tsx')
    await loadExamples()
  },
  component: lazyRouteComponent(() => import('./gallery-page.tsx'), 'GalleryPage'),
})
