// The first page of citizens and agents.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadAnnouncements } from '../../modules/announcements/query.ts'
import { catalogueQuery } from '../../modules/catalogue/cards.ts'
import { rootRoute } from '../../shell/root.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context }) => {
    const { client, queries } = context
    await Promise.all([queries.ensureQueryData(catalogueQuery(client)), loadAnnouncements(context)])
  },
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
})
