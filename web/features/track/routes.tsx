// Following a request without an account, by its number and its tracking code.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'
import type { TrackSearch } from './search.ts'

export const trackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/track',
  validateSearch: ({ number, sent }: Record<string, unknown>): TrackSearch => ({
    number: typeof number === 'string' ? number.slice(0, 64) : undefined,
    sent: sent === true ? true : undefined,
  }),
  component: lazyRouteComponent(() => import('./track-page.tsx'), 'TrackPage'),
})
