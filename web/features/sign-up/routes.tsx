// Signing up, and proving what one said: the mobile number by a code, the e-mail address by a link.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { registrationModel } from '../../modules/account/model-filters.ts'
import { load, rootRoute } from '../../shell/root.tsx'
import { readSignUpSearch } from './search.ts'

export const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  validateSearch: readSignUpSearch,
  loader: ({ context }) => load(context, 'GET dynamic_users/findOne', { query: registrationModel }),
  component: lazyRouteComponent(() => import('./sign-up-page.tsx'), 'SignUpPage'),
})

export const mobileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mobileNumber-validate',
  component: lazyRouteComponent(() => import('./mobile-page.tsx'), 'MobilePage'),
})

export const emailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/email-verify',
  component: lazyRouteComponent(() => import('./email-page.tsx'), 'EmailPage'),
})
