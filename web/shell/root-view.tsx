// The root of the page: the maintenance page in place of everything, or the app's frame around the route.

import { Outlet } from '@tanstack/react-router'
import { useSession } from '../client/hooks.tsx'
import { lazyPart } from '../client/lazy-part.tsx'
import { useApp } from './context.tsx'
import { MaintenanceGate } from './maintenance-gate.tsx'

const IdleWatch = lazyPart(() => import('./idle-watch.tsx'), 'IdleWatch')

/** Only who is signed in can be signed out; nobody else loads what watches over it. */
const Idle = () => useSession().status === 'signed-in' && <IdleWatch />

export const Root = () => {
  const { Shell } = useApp()
  return (
    <MaintenanceGate>
      <Shell>
        <Outlet />
      </Shell>
      <Idle />
    </MaintenanceGate>
  )
}
