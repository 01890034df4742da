// Paying: the page of a request's payment, receipts, and one's own payments.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LateNotShown } from '../../modules/requests/late-not-shown.ts'
import { guardedRoute } from '../../shell/root.tsx'
import type { PaySearch } from './search.ts'

const payRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/pay/$serviceSlug/$entryId',
  validateSearch: ({ returned }: Record<string, unknown>): PaySearch => ({
    returned: returned === 'success' || returned === 'failure' ? returned : undefined,
  }),
  loader: async ({ context, params }) =>
    (await import('../../modules/requests/load.ts')).loadRequest(context, params.serviceSlug, params.entryId),
  component: lazyRouteComponent(() => import('./pay-page.tsx'), 'PayPage'),
  notFoundComponent: LateNotShown,
})

const receiptRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/receipts/$paymentId',
  component: lazyRouteComponent(() => import('./receipt-page.tsx'), 'ReceiptPage'),
})

const paymentsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/payments',
  component: lazyRouteComponent(() => import('./payments-page.tsx'), 'PaymentsPage'),
})

export const payRoutes = [payRoute, receiptRoute, paymentsRoute] as const
