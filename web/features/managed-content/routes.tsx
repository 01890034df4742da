// Content, for administrators: lists by kind, and the editor of one item.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'

const common = {
  getParentRoute: () => guardedRoute,
  staticData: { roles: ['BFM_ADMIN'] },
} as const

const listRoute = createRoute({
  ...common,
  path: '/content/$kind',
  component: lazyRouteComponent(() => import('./list-page.tsx'), 'ListPage'),
})
const addRoute = createRoute({
  ...common,
  path: '/content/$kind/add',
  component: lazyRouteComponent(() => import('./editor-page.tsx'), 'AddPage'),
})
const editRoute = createRoute({
  ...common,
  path: '/content/$kind/$name',
  component: lazyRouteComponent(() => import('./editor-page.tsx'), 'EditPage'),
})

export const managedContentRoutes = [listRoute, addRoute, editRoute] as const
