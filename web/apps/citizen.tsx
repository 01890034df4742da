// The citizens' and visitors' app: data only.

import { callbackRoute } from '../features/account/callback-route.tsx'
import { loginRoute } from '../features/account/routes.tsx'
import { applyRoutes } from '../features/apply/routes.tsx'
import { contentRoutes } from '../features/content/routes.tsx'
import { galleryRoute } from '../features/gallery/routes.tsx'
import { homeRoute } from '../features/home/routes.tsx'
import { notificationsRoute } from '../features/notifications/routes.tsx'
import { outboxRoute } from '../features/outbox/routes.tsx'
import { payRoutes } from '../features/pay/routes.tsx'
import { profileRoute } from '../features/profile/routes.tsx'
import { recoveryRoute } from '../features/recovery/routes.tsx'
import { requestsRoutes } from '../features/requests/routes.tsx'
import { searchRoute } from '../features/search/routes.tsx'
import { servicesRoutes } from '../features/services/routes.tsx'
import { emailRoute, mobileRoute, signUpRoute } from '../features/sign-up/routes.tsx'
import { trackRoute } from '../features/track/routes.tsx'
import { verifyRoute } from '../features/verify/routes.tsx'
import type { AppDefinition, NavItem, Task } from '../shell/app.ts'
import { PublicShell } from '../shell/public-shell.tsx'
import { guardedRoute, rootRoute } from '../shell/root.tsx'

const routeTree = rootRoute.addChildren([
  homeRoute,
  ...servicesRoutes,
  searchRoute,
  loginRoute,
  recoveryRoute,
  callbackRoute,
  signUpRoute,
  mobileRoute,
  emailRoute,
  galleryRoute,
  outboxRoute,
  trackRoute,
  verifyRoute,
  ...contentRoutes,
  guardedRoute.addChildren([
    ...applyRoutes,
    ...requestsRoutes,
    ...payRoutes,
    profileRoute,
    notificationsRoute,
  ]),
])
export type CitizenTree = typeof routeTree

const home: NavItem = { path: '/', text: { ar: 'الرئيسية', en: 'Home' }, icon: 'home' }
const services: NavItem = {
  path: '/services',
  text: { ar: 'الخدمات', en: 'Services' },
  icon: 'grid',
}
const requests: NavItem = {
  path: '/inbox',
  text: { ar: 'طلباتي', en: 'My requests' },
  icon: 'inbox',
  signedIn: true,
}
const track: NavItem = {
  path: '/track',
  text: { ar: 'متابعة طلب', en: 'Track a request' },
  icon: 'clock',
  isLast: true,
}
const help: NavItem = {
  path: '/help',
  text: { ar: 'المساعدة', en: 'Help' },
  icon: 'question',
  isLast: true,
  isNarrow: true,
}
const helpLinks: readonly NavItem[] = [
  { path: '/help', text: help.text, icon: 'info' },
  { path: '/faq', text: { ar: 'الأسئلة الشائعة', en: 'Questions people ask' }, icon: 'question' },
  { path: '/contact', text: { ar: 'تواصل معنا', en: 'Contact us' }, icon: 'chat' },
]
const payments: NavItem = { path: '/payments', text: { ar: 'مدفوعاتي', en: 'My payments' }, icon: 'card' }

const followTask: Task = {
  path: '/track',
  text: { ar: 'تابع طلبك', en: 'Track a request' },
  hint: { ar: 'برقم الطلب أو من حسابك', en: 'By its number or from your account' },
  icon: 'clock',
}
const payTask: Task = {
  path: '/payments',
  text: { ar: 'ادفع مستحقاتك', en: 'Pay what you owe' },
  hint: { ar: 'بطاقة بنكية أو كود دفع', en: 'Card or payment code' },
  icon: 'card',
}
const askTask: Task = {
  path: '/contact',
  text: { ar: 'أرسل استفسارًا أو شكوى', en: 'Ask or complain' },
  hint: { ar: 'يصل إلى فريق الخدمة', en: 'It reaches our team' },
  icon: 'chat',
}
export const citizen: AppDefinition = {
  name: 'citizen',
  mode: 'CITIZEN',
  base: '',
  userSlugs: ['citizen'],
  signInPath: '/login',
  signUpPath: '/signup',
  profile: async () => (await import('./citizen-profile.ts')).sections,
  navigation: [home, services, requests, track, help],
  help: helpLinks,
  ownLinks: [payments],
  tasks: [followTask, payTask, askTask],
  footer: [],
  Shell: PublicShell,
  routeTree,
}
