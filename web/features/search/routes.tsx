// The page of all results: drawn on the server too, and working without JavaScript. The first page carries no more of it
// than its path.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'
import type { PortalSearch } from './search.ts'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: (search: Record<string, unknown>) => search as PortalSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await import('./load.ts')).load(context, deps),
  component: lazyRouteComponent(() => import('./search-page.tsx'), 'SearchPage'),
})
