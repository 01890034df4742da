// The root of an app's routes, and the layout that only signed-in people get past.
// Features hang their routes on one of the two: `createRoute({ getParentRoute: () => rootRoute, path, ... })`.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import type { Role } from '@bawaba/contract/entities/person.ts'
import { setOverrides } from '@bawaba/language/index.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isMissing } from '../client/call-error.ts'
import type { Answer, Client, Input } from '../client/client.ts'
import { callQuery } from '../client/queries.ts'
import type { AppDefinition } from './app.ts'
import { portalQuery } from './context.tsx'
import { preloadSlots } from './late-slots.tsx'
import { MaintenanceNotice } from './maintenance-banner.tsx'
import { MaintenancePage } from './maintenance-gate.tsx'
import { Root } from './root-view.tsx'
import { isClosed } from './use-maintenance.tsx'

export type RouterContext = { app: AppDefinition; client: Client; queries: QueryClient }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Below the guard: only people with one of these roles; others go home and read why. */
    roles?: readonly Role[]
    /** Below the guard: open to visitors where the service of `$serviceSlug` allows it. */
    anonymousService?: true
    /** Shown while the portal is closed for maintenance too. */
    isAlwaysOpen?: true
    /** About the one who acts, in an app whose pages are the person's acted for. */
    ofActor?: true
    /** What its screens are called in reports, by a parameter; without, the pattern of its path is the name. */
    screens?: { by: string; names: Readonly<Record<string, string>>; otherwise: string }
    /** `minimal` inside a form: brand, help and account, no navigation competing with it. */
    header?: 'minimal'
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  loader: async ({ context }) => {
    const query = portalQuery(context.client)
    await context.queries.prefetchQuery(query)
    const portal = context.queries.getQueryData(query.queryKey)
    setOverrides(portal?.translations)
    const config = portal?.config
    await preloadSlots(config)
    const maintenance = config?.maintenance
    if (maintenance) await (isClosed(maintenance) ? MaintenancePage : MaintenanceNotice).preload?.()
  },
})

export const guardedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  // The first page has no use for it.
  component: lazyRouteComponent(() => import('./guard.tsx'), 'Guard'),
})

/** Whether somebody is there whose requests a page would show: in an app that acts for others, once one acts. */
export const isForPerson = ({ app, client }: RouterContext): boolean => {
  const { status, actingFor } = client.session.read()
  return status === 'signed-in' && (!app.actsForOthers || actingFor !== undefined)
}

/**
 * Loads what a page shows before it is drawn, on the server too; the page reads it with `useCall`.
 * An object that is not there makes the not-found page, any other failure the page that offers to try again.
 */
export const load = async <Key extends CallKey>(
  { client, queries }: RouterContext,
  key: Key,
  ...input: Input<Key>
): Promise<Answer<Key>> => {
  try {
    return await queries.ensureQueryData(callQuery(client, key, ...input))
  } catch (error) {
    if (isMissing(error)) throw notFound()
    throw error
  }
}
