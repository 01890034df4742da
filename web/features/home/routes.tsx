// The first page of citizens and agents.

import { createRoute } from '@tanstack/react-router'
import { loadAnnouncements } from '../../modules/announcements/query.ts'
import { catalogueQuery } from '../../modules/catalogue/cards.ts'
import { rootRoute } from '../../shell/root.tsx'
import { HomePage } from './home-page.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context }) => {
    const { client, queries } = context
    await Promise.all([queries.ensureQueryData(catalogueQuery(client)), loadAnnouncements(context)])
  },
  // Not fetched late, as other pages are: whoever comes for the first time waits for one round trip less.
  component: HomePage,
})
