// The parts of payments over the database of a test portal, with whatever a test puts in their place.

import { readConfig } from '../../config.ts'
import { createSigner } from '../../platform/signer.ts'
import type { World } from '../../test-payment-world.ts'
import type { Gateway } from './gateway.ts'
import { gatewaysOf } from './gateways.ts'
import { createPaymentParts, type PaymentDependencies } from './parts.ts'

/** The adapter of the sandbox gateway, by the settings of a world. */
export const sandboxOf = ({ portal, environment }: World): Gateway =>
  gatewaysOf(readConfig({ DEMO: 'on', ...environment }), { isDemo: true, clock: portal.now }).get(
    'sandbox',
  ) as Gateway

export const partsOver = (
  { portal }: World,
  own: Pick<PaymentDependencies, 'gateways'> & Partial<PaymentDependencies>,
) => {
  const { casework, reservations, catalogue, notices, audit, files, owed } = portal.portal
  return createPaymentParts({
    database: portal.serverDatabase,
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
    log: () => undefined,
    ...own,
  })
}
