// A forgotten password, step by step: who one is, the code, the new password; by e-mail a page that says to look there.

import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'
import { recoverySteps } from './steps.ts'

export const recoveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forget-password/$step',
  beforeLoad: ({ params }) => {
    if (!(recoverySteps as readonly string[]).includes(params.step)) throw notFound()
  },
  component: lazyRouteComponent(() => import('./recovery-page.tsx'), 'RecoveryPage'),
})
