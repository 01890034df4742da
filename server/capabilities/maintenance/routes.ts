// Maintenance over HTTP.

import type { maintenanceCalls } from '@bawaba/contract/calls/maintenance.ts'
import type { MaintenanceEffects } from '@bawaba/contract/entities/maintenance.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Timekeeping } from '../timekeeping/index.ts'
import type { Maintenance } from './maintenance.ts'

const administratorOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

const aMinute = 60_000

type Uses = {
  maintenance: Maintenance
  timekeeping: Pick<Timekeeping, 'hits'>
  /** What many people wait in. */
  crowds: (until: Date) => Promise<MaintenanceEffects['sales']>
  clock: () => Date
}

export const maintenanceRoutes = ({
  maintenance,
  timekeeping,
  crowds,
  clock,
}: Uses): Handlers<keyof typeof maintenanceCalls> => ({
  'GET maintenance': async () => {
    await maintenance.load()
    return maintenance.state()
  },
  'GET maintenance/effects': async ({ query: { drainMinutes, minutes } }) => {
    const from = new Date(clock().getTime() + drainMinutes * aMinute)
    const until = new Date(from.getTime() + minutes * aMinute)
    return { sales: await crowds(until), deadlines: await timekeeping.hits(from, until) }
  },
  'PUT maintenance': call => maintenance.order(administratorOf(call), call.body),
  'DELETE maintenance': call => maintenance.end(administratorOf(call)),
})
