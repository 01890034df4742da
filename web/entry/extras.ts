// What is added to a page once it works: signs of life for the session, reports of screens, tools for citizens, the live preview of authors. None of it is in
// the first script.

import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { Client } from '../client/client.ts'
import { beat } from '../client/heartbeat.ts'
import { loadLate } from '../client/load-late.ts'
import type { AppDefinition, PortalConfig } from '../shell/app.ts'
import { portalQuery } from '../shell/context.tsx'
import { watchLoads, watchParts } from '../shell/load-failures.ts'
import { watchLostFocus } from '../shell/lost-focus.ts'
import { MaintenancePage } from '../shell/maintenance-gate.tsx'
import { watchRelease } from './new-release.ts'

const aMinute = 60_000

/** What a person does, and not what the page does by itself: a dialog that opens scrolls too. */
const onActivity = (listener: () => void): void => {
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(sign, listener, { passive: true, capture: true })
}

/** An earlier portal at this address may have left a service worker that answers for us. */
const dropServiceWorkers = async (): Promise<void> => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map(registration => registration.unregister()))
}

/** Reports go where settings name a place, and their script comes there alone. */
const watchScreens = async (app: AppDefinition, config: PortalConfig | undefined, router: AnyRouter) => {
  if (!config?.collector && !config?.analytics) return
  const { reportScreens } = await loadLate(() => import('./screen-reports.ts'))
  reportScreens({ app, config, router, send: (url, init) => fetch(url, init) })
}

/** An author tries a service: the page follows what is published. */
const watchPreview = async (isPreview: boolean | undefined, client: Client) => {
  if (isPreview) (await loadLate(() => import('./live-reload.ts'))).reloadOnChange(client)
}

/** A part that broke while it was drawn. */
const reportPart = async (client: Client, error: unknown) => {
  const { report } = await loadLate(() => import('../features/problem/failure.ts'))
  report(client, error, crypto.randomUUID())
}

/** Whoever works as staff has tools of their own; these are for citizens and whoever acts for one. */
const addAids = async (...page: Parameters<typeof startExtras>) => {
  const [{ mode, actsForOthers }] = page
  if (mode === 'EMPLOYEE' && !actsForOthers) return
  const { mountAids } = await loadLate(() => import('../features/aids/mount.tsx'))
  mountAids(...page)
}

export const startExtras = (
  app: AppDefinition,
  client: Client,
  queries: QueryClient,
  router: AnyRouter,
): void => {
  const portal = queries.getQueryData(portalQuery(client).queryKey)
  beat({
    client,
    every: portal?.config.heartbeatMs ?? aMinute,
    now: Date.now,
    onActivity,
  })
  watchLoads(queries)
  watchParts(error => void reportPart(client, error))
  watchLostFocus()
  watchRelease()
  void MaintenancePage.preload?.()
  void dropServiceWorkers()
  void watchScreens(app, portal?.config, router)
  void watchPreview(portal?.preview, client)
  void addAids(app, client, queries, router)
}
