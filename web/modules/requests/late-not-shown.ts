// The page of a request that is not shown, for routes: the router fetches it with the route, the first page does without.

import { lazyRouteComponent } from '@tanstack/react-router'

export const LateNotShown = lazyRouteComponent(() => import('./not-shown.tsx'), 'NotShown')
