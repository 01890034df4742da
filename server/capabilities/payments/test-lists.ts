// The parts of payments over the database of a test portal, beside a provider whose lists are what a test says.

import { readConfig } from '../../config.ts'
import { createSigner } from '../../platform/signer.ts'
import type { World } from '../../test-payment-world.ts'
import type { Gateway } from './gateway.ts'
import { gatewaysOf } from './gateways.ts'
import { createPaymentParts } from './parts.ts'

type Logged = { event: string; [field: string]: unknown }

export const withLists = (world: World, settlements: NonNullable<Gateway['settlements']>) => {
  const { portal, environment } = world
  const config = readConfig({ DEMO: 'on', ...environment })
  const own = gatewaysOf(config, { isDemo: true, clock: portal.now })
  const sandbox = { ...(own.get('sandbox') as Gateway), settlements }
  const { casework, reservations, catalogue, notices, audit, files, owed } = portal.portal
  const logged: Logged[] = []
  const { reconcile } = createPaymentParts({
    database: portal.serverDatabase,
    gateways: new Map([['sandbox', sandbox]]),
    casework,
    reservations,
    catalogue,
    notices,
    audit,
    files,
    owed,
    linkTo: (_slug, path) => path,
    signer: createSigner(portal.secret),
    clock: portal.now,
    newId: () => crypto.randomUUID(),
    log: (event, fields) => void logged.push({ event, ...fields }),
  })
  return { reconcile, logged }
}
