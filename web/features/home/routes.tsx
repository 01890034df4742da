// The first page of citizens and agents.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { catalogueQuery } from '../../catalogue/cards.ts'
import { rootRoute } from '../../shell/root.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context: { client, queries } }) => {
    await queries.ensureQueryData(catalogueQuery(client))
  },
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
})
