// Templates of notifications, for administrators: what stands, and the form for one of them.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { readTemplateSearch } from './search.ts'

const list = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/notificationTemplates',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./templates-page.tsx'), 'TemplatesPage'),
})
const add = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/notificationTemplates/add',
  staticData: { roles: ['BFM_ADMIN'] },
  validateSearch: readTemplateSearch,
  component: lazyRouteComponent(() => import('./template-page.tsx'), 'NewTemplatePage'),
})
const edit = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/notificationTemplates/$templateId',
  staticData: { roles: ['BFM_ADMIN'] },
  component: lazyRouteComponent(() => import('./template-page.tsx'), 'TemplatePage'),
})

export const notificationTemplatesRoutes = [list, add, edit] as const
