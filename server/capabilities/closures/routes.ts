// Closures over HTTP. What one would hit is answered by appointments.

import type { closureCalls } from '@bawaba/contract/calls/closures.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Closures } from './closures.ts'

const byOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

export const closureRoutes = (
  closures: Closures,
): Handlers<Exclude<keyof typeof closureCalls, 'GET closures/effects'>> => ({
  'GET closures': () => closures.list(),
  'POST closures': call => closures.add(byOf(call), call.body),
  'DELETE closures/:id': async call => {
    await closures.remove(byOf(call), call.params.id)
    return null
  },
})
