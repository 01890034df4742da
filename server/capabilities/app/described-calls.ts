// What the description of the API is made from: the calls of the contract, and those that programmes bring along.

import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { calls } from '@bawaba/contract/calls/index.ts'
import type { Contributions } from '../../capability.ts'

/** By the key of the call. */
export type DescribedCalls = ReadonlyMap<string, CallDefinition>

export const describedCalls = (contributions: Contributions): DescribedCalls =>
  new Map<string, CallDefinition>([
    ...Object.entries<CallDefinition>(calls),
    ...[...contributions.values()].flatMap(({ calls: own = {} }) =>
      Object.entries(own).map(([key, { definition }]): [string, CallDefinition] => [key, definition]),
    ),
  ])
