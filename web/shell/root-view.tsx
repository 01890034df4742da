// The root of the page: the maintenance page in place of everything, or the app's frame around the route.

import { Outlet } from '@tanstack/react-router'
import { useApp } from './context.tsx'
import { MaintenanceGate } from './maintenance.tsx'

export const Root = () => {
  const { Shell } = useApp()
  return (
    <MaintenanceGate>
      <Shell>
        <Outlet />
      </Shell>
    </MaintenanceGate>
  )
}
