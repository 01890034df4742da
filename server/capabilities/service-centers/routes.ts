// Service centers over HTTP.

import type { serviceCenterCalls } from '@bawaba/contract/calls/service-centers.ts'
import type { ServiceCenter } from '@bawaba/contract/entities/service-center.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { CentersStore, FoundCenter } from './store.ts'

const centerOf = ({ code, name, sector, company, governorate, address, coordinates }: FoundCenter) =>
  ({
    code,
    name,
    sector,
    company,
    ...(governorate ? { governorate } : {}),
    ...(address ? { address } : {}),
    ...(coordinates ? { coordinates } : {}),
  }) as ServiceCenter

export const serviceCenterRoutes = (
  store: Pick<CentersStore, 'serving'>,
): Handlers<keyof typeof serviceCenterCalls> => ({
  'GET serviceCenters': async () => (await store.serving()).map(centerOf),
})
