// The catalogue of staff: the same pages below the guard, with closed and hidden services. Nothing is filed from here.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { callQuery } from '../../client/queries.ts'
import { catalogueQuery } from '../../modules/catalogue/cards.ts'
import { guardedRoute, isForPerson, load } from '../../shell/root.tsx'
import { servicesRoutes } from './routes.tsx'
import { oneService } from './search.ts'

const [{ options: list }, { options: service }] = servicesRoutes

const listRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services',
  validateSearch: list.validateSearch,
  loader: async ({ context }) => {
    if (!isForPerson(context)) return
    const { client, queries } = context
    await Promise.all([
      queries.ensureQueryData(catalogueQuery(client)),
      queries.ensureQueryData(callQuery(client, 'GET dynamic_services/mostUsed')),
    ])
  },
  component: lazyRouteComponent(() => import('./staff-pages.tsx'), 'StaffListPage'),
})

const serviceRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services/$serviceSlug',
  validateSearch: service.validateSearch,
  loader: async ({ context, params }) => {
    if (isForPerson(context))
      await load(context, 'GET dynamic_services/findOne', oneService(params.serviceSlug))
  },
  component: lazyRouteComponent(() => import('./staff-pages.tsx'), 'StaffServicePage'),
})

export const staffServicesRoutes = [listRoute, serviceRoute] as const
