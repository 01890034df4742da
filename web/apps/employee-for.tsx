// The employees' app while one files for a citizen or a company: the person's pages, data only.

import { actingRoles } from '@bawaba/contract/acting-roles.ts'
import { lazyPart } from '../client/lazy-part.tsx'
import { loginRoute } from '../features/account/routes.tsx'
import { actingRoutes } from '../features/acting/routes.tsx'
import { applyRoutes } from '../features/apply/routes.tsx'
import { payRoutes } from '../features/pay/routes.tsx'
import { requestsRoutes } from '../features/requests/routes.tsx'
import { searchRoute } from '../features/search/routes.tsx'
import { servicesRoutes } from '../features/services/routes.tsx'
import { ActingShell } from '../shell/acting-shell.tsx'
import type { AppDefinition, NavItem } from '../shell/app.ts'
import { guardedRoute, rootRoute } from '../shell/root.tsx'
import { desk, requests, services, sessions } from './acting-nav.ts'

const routeTree = rootRoute.addChildren([
  loginRoute,
  ...servicesRoutes,
  searchRoute,
  guardedRoute.addChildren([...actingRoutes, ...applyRoutes, ...requestsRoutes, ...payRoutes]),
])

export type EmployeeForTree = typeof routeTree

const workspace: NavItem = {
  path: '/employee/',
  text: { ar: 'مساحة العمل', en: 'Workspace' },
  icon: 'back',
  externalLink: true,
}
export const employeeFor: AppDefinition = {
  name: 'employee',
  mode: 'EMPLOYEE',
  base: '/employee/for',
  actsForOthers: true,
  roles: actingRoles,
  home: '/employee/',
  caption: { ar: 'تقديم عن الغير', en: 'Filing for others' },
  userSlugs: ['employee', 'we_employee', 'xceed_employee'],
  signInPath: '/login',
  navigation: [workspace, desk, services, requests, sessions],
  footer: [{ title: { ar: 'مساحة الموظفين', en: 'Staff workspace' }, links: [workspace, desk, services] }],
  Yours: lazyPart(() => import('../features/requests/yours.tsx'), 'Yours'),
  Shell: ActingShell,
  routeTree,
}
