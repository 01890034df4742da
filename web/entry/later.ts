// What a page does once it is drawn and interactive: nothing that anybody waits for.

import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { Client } from '../client/client.ts'
import { beat } from '../client/heartbeat.ts'
import type { AppDefinition, PortalConfig } from '../shell/app.ts'
import { portalQuery } from '../shell/context.tsx'
import { watchLostFocus } from '../shell/lost-focus.ts'
import { MaintenancePage } from '../shell/maintenance-gate.tsx'

/** An earlier portal at this address may have left a service worker that answers for us. */
const dropServiceWorkers = async (): Promise<void> => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map(registration => registration.unregister()))
}

const aMinute = 60_000

/** What a person does, and not what the page does by itself: a dialog that opens scrolls too. */
const onActivity = (listener: () => void): void => {
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(sign, listener, { passive: true, capture: true })
}

/**
 * One page is one person's: where another tab stops acting or goes on to somebody else, or the browser brings an old
 * page back as it was, everything is loaded anew. What is typed is stored on the way out, under its own person.
 */
const watchOwner = ({ actsForOthers }: AppDefinition, { session, stored }: Client): void => {
  if (!actsForOthers) return
  const isAnothers = () => (stored.get('requestOwnerToken') ?? undefined) !== session.ownerToken()
  addEventListener('storage', () => isAnothers() && location.reload())
  addEventListener('pageshow', ({ persisted }) => persisted && isAnothers() && location.reload())
}

/** A page that the browser brings back from its history as it was is drawn anew where somebody else is signed in by now. */
const watchHistory = ({ session }: Client): void => {
  let present = session.read().userId
  session.subscribe(() => {
    present = session.read().userId
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && session.read().userId !== present) location.reload()
  })
}

/** Reports go where settings name a place, and their script comes there alone. */
const watchScreens = async (app: AppDefinition, config: PortalConfig | undefined, router: AnyRouter) => {
  if (!config?.collector && !config?.analytics) return
  const { reportScreens } = await import('./screen-reports.ts')
  reportScreens({ app, config, router, send: (url, init) => fetch(url, init) })
}

/** An author tries a service: the page follows what is published. */
const watchPreview = async (isPreview: boolean | undefined, client: Client) => {
  if (isPreview) (await import('./live-reload.ts')).reloadOnChange(client)
}

/** Whoever works as staff has tools of their own; these are for citizens and whoever acts for one. */
const addAids = async (...page: Parameters<typeof startLater>) => {
  const [{ mode, actsForOthers }] = page
  if (mode === 'EMPLOYEE' && !actsForOthers) return
  const { mountAids } = await import('../features/aids/mount.tsx')
  mountAids(...page)
}

export const startLater = (
  app: AppDefinition,
  client: Client,
  queries: QueryClient,
  router: AnyRouter,
): void => {
  const portal = queries.getQueryData(portalQuery(client).queryKey)
  const config = portal?.config
  beat({
    client,
    every: config?.heartbeatMs ?? aMinute,
    now: Date.now,
    onActivity,
  })
  watchOwner(app, client)
  watchHistory(client)
  watchLostFocus()
  void MaintenancePage.preload?.()
  void dropServiceWorkers()
  void watchScreens(app, config, router)
  void watchPreview(portal?.preview, client)
  void addAids(app, client, queries, router)
}
