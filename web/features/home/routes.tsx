// The first page of citizens and agents.

import { createRoute } from '@tanstack/react-router'
import { loadAnnouncements } from '../../modules/announcements/query.ts'
import { catalogueQuery } from '../../modules/catalogue/cards.ts'
import { portalQuery } from '../../shell/context.tsx'
import { isForPerson, rootRoute } from '../../shell/root.tsx'
import { figuresQuery } from './figures-query.ts'
import { bannerOf, mainPart } from './first-page.ts'
import { HomePage, OwnHome } from './home-page.tsx'
import { preloadLateParts } from './late-parts.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context }) => {
    const { app, client, queries } = context
    const { firstPage: parts = [] } = app
    await Promise.all([
      queries.ensureQueryData(catalogueQuery(client)),
      loadAnnouncements(context),
      preloadLateParts(),
      queries.ensureQueryData(figuresQuery(client)).catch(() => undefined),
      // The portal's first page stands always; a part that could not be loaded is left out.
      ...parts.map(part => part.load(context).catch(() => undefined)),
      queries
        .ensureQueryData(portalQuery(client))
        .catch(() => undefined)
        .then(portal =>
          isForPerson(context)
            ? Promise.all([OwnHome.preload?.(), mainPart(parts, portal)?.Strip?.preload?.()])
            : bannerOf(parts, portal).preload?.(),
        ),
      isForPerson(context) && import('./own/home-query.ts').then(({ loadHome }) => loadHome(context)),
    ])
  },
  // Not fetched late, as other pages are: whoever comes for the first time waits for one round trip less.
  component: HomePage,
})
