// The agents' app: data only. An agent signs in first, then acts for one citizen at a time.

import { agentLoginRoute } from '../features/account/routes.tsx'
import { homeRoute } from '../features/home/routes.tsx'
import { servicesRoutes } from '../features/services/routes.tsx'
import type { AppDefinition, NavItem } from '../shell/app.ts'
import { PublicShell } from '../shell/public-shell.tsx'
import { guardedRoute, rootRoute } from '../shell/root.tsx'

const routeTree = rootRoute.addChildren([
  agentLoginRoute,
  guardedRoute.addChildren([]),
  homeRoute,
  ...servicesRoutes,
])
export type AgentTree = typeof routeTree

const home: NavItem = { path: '/', text: { ar: 'الرئيسية', en: 'Home' }, icon: 'home' }
const services: NavItem = { path: '/services', text: { ar: 'الخدمات', en: 'Services' }, icon: 'grid' }

export const agent: AppDefinition = {
  name: 'agent',
  mode: 'AGENT',
  base: '/agent',
  caption: { ar: 'خدمة الوكلاء', en: 'Agent service' },
  userSlugs: ['agent'],
  signInPath: '/agent-login',
  navigation: [home, services],
  footer: [{ title: { ar: 'عن البوابة', en: 'About the portal' }, links: [home, services] }],
  Shell: PublicShell,
  routeTree,
}
