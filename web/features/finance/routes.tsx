// Finance: payments of everybody, refunds, and the comparison with providers.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guardedRoute } from '../../shell/root.tsx'
import { readAccountSearch, readDaysSearch, readFinanceSearch } from './search.ts'

const staticData = { roles: ['FINANCIAL_MANAGER'] } as const

const listRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/payments',
  staticData,
  validateSearch: readFinanceSearch,
  component: lazyRouteComponent(() => import('./list-page.tsx'), 'ListPage'),
})
const paymentRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/payments/$paymentId',
  staticData,
  component: lazyRouteComponent(() => import('./payment-page.tsx'), 'PaymentPage'),
})
const refundsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/refunds',
  staticData,
  component: lazyRouteComponent(() => import('./refunds-page.tsx'), 'RefundsPage'),
})
const bookingsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/bookings',
  staticData,
  component: lazyRouteComponent(() => import('./bookings/page.tsx'), 'BookingsPage'),
})
const reconciliationRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/reconciliation',
  staticData,
  validateSearch: readDaysSearch,
  component: lazyRouteComponent(() => import('./reconciliation-page.tsx'), 'ReconciliationPage'),
})

const statementRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/reconciliation/statement',
  staticData,
  validateSearch: readDaysSearch,
  component: lazyRouteComponent(() => import('./statement-page.tsx'), 'StatementPage'),
})

const periodRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/reconciliation/period',
  staticData,
  validateSearch: readDaysSearch,
  component: lazyRouteComponent(() => import('./periods/period-page.tsx'), 'PeriodPage'),
})
const accountRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/reconciliation/account',
  staticData,
  validateSearch: readAccountSearch,
  component: lazyRouteComponent(() => import('./periods/account-page.tsx'), 'AccountPage'),
})

export const financeRoutes = [
  listRoute,
  paymentRoute,
  refundsRoute,
  bookingsRoute,
  reconciliationRoute,
  statementRoute,
  periodRoute,
  accountRoute,
] as const
