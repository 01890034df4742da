// Forms to fill in: a new request of a service, and an act on a request that asks something.
// The page of the form stands in the address, so that the browser's Back works and a reload stays.

import type { FormPage } from '@bawaba/forms/react/pages.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { NotShown } from '../../requests/not-shown.tsx'
import { guardedRoute } from '../../shell/root.tsx'

/** `step` counts from 1, as the person reads it. */
export type FormSearch = {
  step?: number | 'check'
  change?: true
  /** A draft with a name; without it the one draft of the service. */
  draft?: string
  /** Without the answers of a draft: one starts again. */
  again?: true
}

const stepIn = (value: unknown): FormSearch['step'] => {
  if (value === 'check') return 'check'
  const step = Number(value)
  return Number.isInteger(step) && step >= 1 && step <= 99 ? step : undefined
}

const validateSearch = ({ step, change, draft, again }: Record<string, unknown>): FormSearch => ({
  step: stepIn(step),
  change: change === true ? true : undefined,
  again: again === true ? true : undefined,
  draft: typeof draft === 'string' && /^[\da-f-]{36}$/.test(draft) ? draft : undefined,
})

export const pageOf = ({ step = 1 }: FormSearch): FormPage => (step === 'check' ? step : step - 1)
export const stepOf = (page: FormPage): FormSearch['step'] => (page === 'check' ? page : page + 1)

const applyRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services/$serviceSlug/add',
  staticData: { header: 'minimal', anonymousService: true },
  validateSearch,
  // The engine is loaded with the page that needs it.
  loader: async ({ context, params }) =>
    (await import('../../requests/load.ts')).loadService(context, params.serviceSlug),
  component: lazyRouteComponent(() => import('./apply-page.tsx'), 'ApplyPage'),
})

const laterRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services/$serviceSlug/later',
  staticData: { header: 'minimal' },
  loader: async ({ context, params }) =>
    (await import('../../requests/load.ts')).loadService(context, params.serviceSlug),
  component: lazyRouteComponent(() => import('./later-page.tsx'), 'LaterPage'),
})

const actRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/services/$serviceSlug/entries/$entryId/$activityId',
  staticData: { header: 'minimal' },
  validateSearch,
  loader: async ({ context, params }) =>
    (await import('../../requests/load.ts')).loadRequest(context, params.serviceSlug, params.entryId),
  component: lazyRouteComponent(() => import('./act-page.tsx'), 'ActPage'),
  notFoundComponent: NotShown,
})

export const applyRoutes = [applyRoute, laterRoute, actRoute] as const
