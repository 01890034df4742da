// Pages of electricity for everybody: a meter is registered from the list of one's own, where the service's page leads;
// power cuts have a page of their own.

import { rootRoute } from '@bawaba/web/shell/root.tsx'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { powerCutsPath } from '../power-cut-path.ts'
import { addMeter } from '../states.ts'

export const addMeterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `/services/${addMeter}`,
  beforeLoad: () => {
    throw redirect({ to: '/profile/$section', params: { section: 'meters' }, replace: true })
  },
})

/** What it loads stands with the page: the first page carries neither. */
const powerCutsPage = () => import('./power-cuts/power-cuts-page.tsx')
export const powerCutsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: powerCutsPath,
  loader: async of => (await powerCutsPage()).loadPowerCuts(of),
  component: lazyRouteComponent(powerCutsPage, 'PowerCutsPage'),
})
