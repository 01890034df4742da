// Whether the portal is open, about to close or closed, by the server's clock.

import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '../client/hooks.tsx'
import { useRead } from '../client/use-read.tsx'
import { type PortalData, portalQuery, withoutSentences } from './context.tsx'

type Maintenance = NonNullable<AppData['config']['maintenance']>
export type MaintenanceNow = { state: 'closing' | 'closed'; maintenance: Maintenance; msLeft: number }

/** By the server's own clock. */
export const isClosed = (maintenance: { closesAt: string; now: string } | undefined): boolean =>
  maintenance !== undefined && maintenance.closesAt <= maintenance.now

const aMinute = 60_000
const tick = 5_000

/** What the last answer says as of now; undefined while nothing is planned. */
export const useMaintenance = (): MaintenanceNow | undefined => {
  const { data, dataUpdatedAt } = useRead(portalQuery(useClient()))
  const maintenance = data?.config.maintenance
  // As the server drew it until the page is alive; from then on by how long ago the answer came.
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (!maintenance) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [maintenance])
  if (!maintenance) return undefined
  const since = now === undefined ? 0 : Math.max(0, now - dataUpdatedAt)
  const msLeft = Date.parse(maintenance.closesAt) - Date.parse(maintenance.now) - since
  return { state: msLeft > 0 ? 'closing' : 'closed', maintenance, msLeft }
}

/** Asks now and then whether the portal is about to close, so that whoever only reads is told too. */
export const useMaintenanceWatch = (): void => {
  const client = useClient()
  const queries = useQueryClient()
  // A question of its own: one that fails says nothing about the page.
  useRead({
    queryKey: ['maintenance watch'],
    queryFn: async ({ signal }): Promise<PortalData> => {
      const { csrfToken: _, ...portal } = await client.call('GET misc/appData', withoutSentences(signal))
      const known = queries.getQueryData(portalQuery(client).queryKey)
      if (known?.config.maintenance || portal.config.maintenance)
        queries.setQueryData(portalQuery(client).queryKey, portal)
      return portal
    },
    enabled: !import.meta.env.SSR,
    // The page itself has just asked.
    initialData: () => queries.getQueryData(portalQuery(client).queryKey),
    fresh: 'untilChanged',
    refetchInterval: aMinute,
  })
}
