// The employees' app: data only.

import { loginRoute } from '../features/account/routes.tsx'
import { caseWorkRoles, InboxCount } from '../features/inbox/counts.tsx'
import { inboxRoutes } from '../features/inbox/routes.tsx'
import type { AppDefinition } from '../shell/app.ts'
import { guardedRoute, rootRoute } from '../shell/root.tsx'
import { StaffShell } from '../shell/staff-shell.tsx'

const routeTree = rootRoute.addChildren([loginRoute, guardedRoute.addChildren([inboxRoutes])])
export type EmployeeTree = typeof routeTree

export const employee: AppDefinition = {
  name: 'employee',
  mode: 'EMPLOYEE',
  base: '/employee',
  caption: { ar: 'مساحة الموظفين', en: 'Staff workspace' },
  userSlugs: ['employee', 'we_employee', 'xceed_employee'],
  signInPath: '/login',
  navigation: [
    { path: '/', text: { ar: 'الرئيسية', en: 'Home' }, icon: 'home' },
    {
      path: '/inbox',
      text: { ar: 'صندوق الطلبات', en: 'Request inbox' },
      icon: 'inbox',
      roles: caseWorkRoles,
      Count: InboxCount,
    },
  ],
  footer: [],
  Shell: StaffShell,
  routeTree,
}
