// Following a request without an account, by its number and its tracking code.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'
import { readTrackSearch } from './search.ts'

export const trackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/track',
  validateSearch: readTrackSearch,
  component: lazyRouteComponent(() => import('./track-page.tsx'), 'TrackPage'),
})
