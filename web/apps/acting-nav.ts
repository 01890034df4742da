// What the navigation of whoever acts for others has, in the agents' app and in the employees'.

import type { NavItem } from '../shell/app.ts'

export const desk: NavItem = { path: '/', text: { ar: 'من تعمل عنه', en: 'Who you act for' }, icon: 'users' }
export const services: NavItem = { path: '/services', text: { ar: 'الخدمات', en: 'Services' }, icon: 'grid' }
export const requests: NavItem = {
  path: '/inbox',
  text: { ar: 'طلباته', en: 'Their requests' },
  icon: 'inbox',
  acting: true,
}
export const sessions: NavItem = {
  path: '/sessions',
  text: { ar: 'سجل النيابة', en: 'People you acted for' },
  icon: 'clock',
  signedIn: true,
}
