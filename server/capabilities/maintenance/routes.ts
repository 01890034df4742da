// Maintenance over HTTP.

import type { maintenanceCalls } from '@bawaba/contract/calls/maintenance.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Maintenance } from './maintenance.ts'

const administratorOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

export const maintenanceRoutes = (maintenance: Maintenance): Handlers<keyof typeof maintenanceCalls> => ({
  'GET maintenance': async () => {
    await maintenance.load()
    return maintenance.state()
  },
  'PUT maintenance': call => maintenance.order(administratorOf(call), call.body),
  'DELETE maintenance': call => maintenance.end(administratorOf(call)),
})
