// The gate that replaces the whole app while the service is closed. The page that it shows is loaded where it is needed, and
// in advance once a page stands: a portal that closes meanwhile still shows it.

import { lazyRouteComponent, useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useClient } from '../client/hooks.tsx'
import type { Stored } from '../client/stored.ts'
import { useApp } from './context.tsx'
import type { MaintenanceInfo } from './maintenance-page.tsx'
import { useMaintenance } from './use-maintenance.tsx'

export const MaintenancePage = lazyRouteComponent(() => import('./maintenance-page.tsx'), 'MaintenancePage')

const storedInfo = (stored: Stored): string | null => stored.get('maintenance')

/** Staff go on working: they read of it in a line under the header. */
export const MaintenanceGate = ({ children }: { children: ReactNode }) => {
  const { stored } = useClient()
  const { mode } = useApp()
  const maintenance = useSyncExternalStore(
    stored.subscribe,
    () => storedInfo(stored),
    () => null,
  )
  const now = useMaintenance()
  const isAlwaysOpen = useMatches({ select: all => all.some(({ staticData }) => staticData.isAlwaysOpen) })
  if (mode === 'EMPLOYEE' || isAlwaysOpen) return children
  if (!maintenance && now?.state !== 'closed') return children
  const info = now?.maintenance ?? (JSON.parse(maintenance ?? '{}') as MaintenanceInfo)
  return (
    <Suspense>
      <MaintenancePage info={info} />
    </Suspense>
  )
}
