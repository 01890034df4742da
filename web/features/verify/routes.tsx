// The page by which anybody checks a letter or a receipt. Receipts that were printed earlier lead to its former address.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'

const component = lazyRouteComponent(() => import('./verify-page.tsx'), 'VerifyPage')
const verifyRoute = createRoute({ getParentRoute: () => rootRoute, path: '/verify', component })
const formerRoute = createRoute({ getParentRoute: () => rootRoute, path: '/verify-receipt', component })

export const verifyRoutes = [verifyRoute, formerRoute] as const
