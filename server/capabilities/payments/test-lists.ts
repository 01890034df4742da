// The reconciliation of a test portal with a provider whose lists are what a test says.

import type { World } from '../../test-payment-world.ts'
import type { Gateway } from './gateway.ts'
import { partsOver, sandboxOf } from './test-parts.ts'

type Logged = { event: string; [field: string]: unknown }

export const withLists = (world: World, settlements: NonNullable<Gateway['settlements']>) => {
  const logged: Logged[] = []
  const { reconcile } = partsOver(world, {
    gateways: new Map([['sandbox', { ...sandboxOf(world), settlements }]]),
    log: (event, fields) => void logged.push({ event, ...fields }),
  })
  return { reconcile, logged }
}
