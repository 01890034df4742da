// A forgotten password, step by step: who one is, the code, the new password; by e-mail a page that says to look there.

import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'
import { recoverySteps } from './steps.ts'

/** The screens of the steps by the names of the specification. */
const screens: Readonly<Record<string, string>> = {
  otp: 'otp',
  reset: 'reset-password',
  'email-sent': 'email-sent',
}

export const recoveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forget-password/$step',
  staticData: { screens: { by: 'step', names: screens, otherwise: 'forgot-password' } },
  beforeLoad: ({ params }) => {
    if (!(recoverySteps as readonly string[]).includes(params.step)) throw notFound()
  },
  component: lazyRouteComponent(() => import('./recovery-page.tsx'), 'RecoveryPage'),
})
