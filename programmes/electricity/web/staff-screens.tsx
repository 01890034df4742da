// The page of supervisors and administrators on which power cuts are confirmed and ended.

import { guardedRoute } from '@bawaba/web/shell/root.tsx'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { messages } from './power-cuts/messages.ts'

const roles = ['SUPERVISOR', 'BFM_ADMIN'] as const

const powerCutsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/power-cuts',
  staticData: { roles },
  component: lazyRouteComponent(() => import('./power-cuts/staff-page.tsx'), 'StaffPowerCutsPage'),
})

export const staffScreens = {
  guarded: [powerCutsRoute],
  navigation: [{ path: '/power-cuts', text: messages.title, icon: 'gauge' as const, roles }],
}
