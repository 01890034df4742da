// The employees' app: data only.

import { actingRoles } from '@bawaba/contract/acting-roles.ts'
import { callbackRoute } from '../features/account/callback-route.tsx'
import { loginRoute } from '../features/account/routes.tsx'
import { announcementsRoutes, formerAnnouncementsRoutes } from '../features/announcements/routes.tsx'
import { auditRoute } from '../features/audit/routes.tsx'
import { closuresRoute } from '../features/closures/routes.tsx'
import { failedJobsRoute } from '../features/failed-jobs/routes.tsx'
import { financeRoutes } from '../features/finance/routes.tsx'
import { holidaysRoute } from '../features/holidays/routes.tsx'
import { byIdRoles, inboxRoutes } from '../features/inbox/routes.tsx'
import { caseWorkRoles, InboxCount } from '../features/inbox/views/counts.tsx'
import { invitationRoute } from '../features/invitation/routes.tsx'
import { maintenanceRoute } from '../features/maintenance/routes.tsx'
import { managedContentRoutes } from '../features/managed-content/routes.tsx'
import { notificationTemplatesRoutes } from '../features/notification-templates/routes.tsx'
import { notificationsRoute } from '../features/notifications/routes.tsx'
import { openAccountRoute } from '../features/open-account/routes.tsx'
import { outgoingRoute } from '../features/outgoing/routes.tsx'
import { erasuresRoute } from '../features/personal-data/routes.tsx'
import { profileRoute } from '../features/profile/routes.tsx'
import { recoveryRoute } from '../features/recovery/routes.tsx'
import { reportRoles, reportsRoute } from '../features/reports/routes.tsx'
import { serviceSwitchesRoute } from '../features/service-switches/routes.tsx'
import { staffServicesRoutes } from '../features/services/staff-routes.tsx'
import { emailRoute } from '../features/sign-up/routes.tsx'
import { textRoles, textsRoutes } from '../features/texts/routes.tsx'
import { usersRoutes } from '../features/users/routes.tsx'
import type { AppDefinition } from '../shell/app.ts'
import { guardedRoute, rootRoute } from '../shell/root.tsx'
import { StaffShell } from '../shell/staff-shell.tsx'

const routeTree = rootRoute.addChildren([
  loginRoute,
  ...formerAnnouncementsRoutes,
  invitationRoute,
  recoveryRoute,
  callbackRoute,
  emailRoute,
  guardedRoute.addChildren([
    inboxRoutes,
    profileRoute,
    ...usersRoutes,
    ...staffServicesRoutes,
    serviceSwitchesRoute,
    reportsRoute,
    auditRoute,
    maintenanceRoute,
    ...announcementsRoutes,
    ...managedContentRoutes,
    holidaysRoute,
    closuresRoute,
    failedJobsRoute,
    ...textsRoutes,
    ...financeRoutes,
    erasuresRoute,
    notificationsRoute,
    ...notificationTemplatesRoutes,
    outgoingRoute,
    openAccountRoute,
  ]),
])
export type EmployeeTree = typeof routeTree

export const employee: AppDefinition = {
  name: 'employee',
  mode: 'EMPLOYEE',
  base: '/employee',
  caption: { ar: 'مساحة الموظفين', en: 'Staff workspace' },
  userSlugs: ['employee', 'we_employee', 'xceed_employee'],
  signInPath: '/login',
  profile: async () => (await import('./staff-profile.ts')).sections,
  searchRoles: caseWorkRoles,
  navigation: [
    { path: '/', text: { ar: 'الرئيسية', en: 'Home' }, icon: 'home' },
    {
      path: '/inbox',
      text: { ar: 'صندوق الطلبات', en: 'Request inbox' },
      icon: 'inbox',
      roles: caseWorkRoles,
      Count: InboxCount,
    },
    {
      path: '/employee/for/',
      text: { ar: 'تقديم طلب عن مواطن أو شركة', en: 'Apply on behalf of someone' },
      icon: 'users',
      externalLink: true,
      roles: actingRoles,
    },
    {
      path: '/openAccount',
      text: { ar: 'فتح حساب لشخص', en: 'Open an account' },
      icon: 'user',
      roles: actingRoles,
    },
    {
      path: '/inboxById',
      text: { ar: 'البحث بالرقم القومي', en: 'Search by national ID' },
      icon: 'search',
      roles: byIdRoles,
    },
    { path: '/services', text: { ar: 'الخدمات', en: 'Services' }, icon: 'grid' },
    {
      path: '/reports',
      text: { ar: 'التقارير', en: 'Reports' },
      icon: 'chart',
      roles: reportRoles,
    },
    {
      path: '/payments',
      text: { ar: 'المدفوعات', en: 'Payments' },
      icon: 'card',
      roles: ['FINANCIAL_MANAGER'],
    },
    {
      path: '/refunds',
      text: { ar: 'رد المبالغ', en: 'Refunds' },
      icon: 'refresh',
      roles: ['FINANCIAL_MANAGER'],
    },
    {
      path: '/bookings',
      text: { ar: 'قيود تنتظر التأكيد', en: 'Bookings to confirm' },
      icon: 'users',
      roles: ['FINANCIAL_MANAGER'],
    },
    {
      path: '/reconciliation',
      text: { ar: 'مطابقة المدفوعات', en: 'Reconciliation' },
      icon: 'check',
      roles: ['FINANCIAL_MANAGER'],
    },
    {
      path: '/usersManagment',
      text: { ar: 'المستخدمون', en: 'Users' },
      icon: 'user',
      roles: ['BFM_ADMIN'],
    },
    {
      path: '/maintenance',
      text: { ar: 'الصيانة', en: 'Maintenance' },
      icon: 'settings',
      roles: ['BFM_ADMIN'],
    },
    {
      path: '/managingtweetsandvideos',
      text: { ar: 'الإعلانات', en: 'Announcements' },
      icon: 'megaphone',
      roles: ['BFM_ADMIN'],
    },
    {
      path: '/notificationTemplates',
      text: { ar: 'قوالب الإشعارات', en: 'Notification templates' },
      icon: 'bell',
      roles: ['BFM_ADMIN'],
    },
    {
      path: '/outgoingMessages',
      text: { ar: 'الرسائل الصادرة', en: 'Messages sent' },
      icon: 'mail',
      roles: ['BFM_ADMIN'],
    },
    {
      path: '/content/page',
      text: { ar: 'المحتوى', en: 'Content' },
      icon: 'document',
      roles: ['BFM_ADMIN'],
    },
    {
      path: '/holidays',
      text: { ar: 'الإجازات الرسمية', en: 'Holidays' },
      icon: 'calendar',
      roles: ['BFM_ADMIN'],
    },
    {
      path: '/closures',
      text: { ar: 'إغلاقات المراكز', en: 'Center closures' },
      icon: 'clock',
      roles: ['BFM_ADMIN'],
    },
    {
      path: '/texts',
      text: { ar: 'نصوص البوابة', en: 'Texts of the portal' },
      icon: 'document',
      roles: textRoles,
    },
    {
      path: '/erasures',
      text: { ar: 'طلبات محو البيانات', en: 'Requests to erase data' },
      icon: 'trash',
      roles: ['BFM_ADMIN'],
    },
    {
      path: '/failedJobs',
      text: { ar: 'المهام التي فشلت', en: 'Failed jobs' },
      icon: 'alert',
      roles: ['BFM_ADMIN', 'FINANCIAL_MANAGER', 'SUPERVISOR'],
    },
    {
      path: '/audit',
      text: { ar: 'سجل المراجعة', en: 'Audit' },
      icon: 'shield',
      roles: ['AUDITOR'],
    },
  ],
  footer: [],
  Shell: StaffShell,
  routeTree,
}
