// The agents' app: data only. An agent signs in first, then acts for one citizen at a time.

import { lazyPart } from '../client/lazy-part.tsx'
import { callbackRoute } from '../features/account/callback-route.tsx'
import { agentLoginRoute } from '../features/account/routes.tsx'
import { actingRoutes } from '../features/acting/routes.tsx'
import { applyRoutes } from '../features/apply/routes.tsx'
import { invitationRoute } from '../features/invitation/routes.tsx'
import { notificationsRoute } from '../features/notifications/routes.tsx'
import { payRoutes } from '../features/pay/routes.tsx'
import { profileRoute } from '../features/profile/routes.tsx'
import { recoveryRoute } from '../features/recovery/routes.tsx'
import { requestsRoutes } from '../features/requests/routes.tsx'
import { searchRoute } from '../features/search/routes.tsx'
import { servicesRoutes } from '../features/services/routes.tsx'
import { emailRoute } from '../features/sign-up/routes.tsx'
import { trackRoute } from '../features/track/routes.tsx'
import { ActingShell } from '../shell/acting-shell.tsx'
import type { AppDefinition, NavItem } from '../shell/app.ts'
import { guardedRoute, rootRoute } from '../shell/root.tsx'
import { desk, requests, services, sessions } from './acting-nav.ts'

const routeTree = rootRoute.addChildren([
  agentLoginRoute,
  recoveryRoute,
  invitationRoute,
  trackRoute,
  callbackRoute,
  emailRoute,
  ...servicesRoutes,
  searchRoute,
  guardedRoute.addChildren([
    profileRoute,
    notificationsRoute,
    ...actingRoutes,
    ...applyRoutes,
    ...requestsRoutes,
    ...payRoutes,
  ]),
])
export type AgentTree = typeof routeTree

const submissions: NavItem = {
  path: '/submissions',
  text: { ar: 'ما قدمته', en: 'What I filed' },
  icon: 'document',
  signedIn: true,
}
const track: NavItem = {
  path: '/track',
  text: { ar: 'متابعة طلب برقمه', en: 'Follow a request' },
  icon: 'search',
}

export const agent: AppDefinition = {
  name: 'agent',
  mode: 'AGENT',
  base: '/agent',
  actsForOthers: true,
  caption: { ar: 'خدمة الوكلاء', en: 'Agent service' },
  userSlugs: ['agent'],
  signInPath: '/agent-login',
  profile: async () => (await import('./staff-profile.ts')).sections,
  navigation: [desk, services, requests, sessions, submissions],
  footer: [{ title: { ar: 'عن البوابة', en: 'About the portal' }, links: [desk, services, track] }],
  Yours: lazyPart(() => import('../features/requests/yours.tsx'), 'Yours'),
  Shell: ActingShell,
  routeTree,
}
