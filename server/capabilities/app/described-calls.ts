// What the description of the API is made from: the calls of the contract, and those that programmes bring along.

import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { type CallKey, calls } from '@bawaba/contract/calls/index.ts'
import type { Contributions } from '../../capability.ts'

export type DescribedCall = { definition: CallDefinition }
/** By the key of the call. */
export type DescribedCalls = ReadonlyMap<string, DescribedCall>

export const describedCalls = (contributions: Contributions): DescribedCalls =>
  new Map<string, DescribedCall>([
    ...(Object.keys(calls) as CallKey[]).map((key): [string, DescribedCall] => [
      key,
      { definition: calls[key] },
    ]),
    ...[...contributions.values()].flatMap(part => Object.entries(part.calls ?? {})),
  ])
