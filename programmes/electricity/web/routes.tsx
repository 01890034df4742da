// A meter is registered from the list of one's own: the service's page leads there.

import { rootRoute } from '@bawaba/web/shell/root.tsx'
import { createRoute, redirect } from '@tanstack/react-router'
import { addMeter } from '../states.ts'

export const addMeterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `/services/${addMeter}`,
  beforeLoad: () => {
    throw redirect({ to: '/profile/$section', params: { section: 'meters' }, replace: true })
  },
})
