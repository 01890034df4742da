// Service centers over HTTP.

import type { serviceCenterCalls } from '@bawaba/contract/calls/service-centers.ts'
import type { ServiceCenter } from '@bawaba/contract/entities/service-center.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { Closures } from '../closures/index.ts'
import type { CentersStore, FoundCenter } from './store.ts'

const centerOf = (
  { code, name, sector, company, governorate, address, coordinates, calendars }: FoundCenter,
  closures: Pick<Closures, 'publicOf'>,
) => {
  const closed = closures.publicOf(calendars)
  return {
    code,
    name,
    sector,
    company,
    ...(governorate ? { governorate } : {}),
    ...(address ? { address } : {}),
    ...(coordinates ? { coordinates } : {}),
    ...(closed.length > 0 ? { closures: closed } : {}),
  } as ServiceCenter
}

export const serviceCenterRoutes = (
  store: Pick<CentersStore, 'serving'>,
  closures: Pick<Closures, 'publicOf'>,
): Handlers<keyof typeof serviceCenterCalls> => ({
  'GET serviceCenters': async () => (await store.serving()).map(center => centerOf(center, closures)),
})
