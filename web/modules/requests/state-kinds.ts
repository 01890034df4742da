// The kinds of states that a request of a list can be in, in the order of its life. A draft is no request yet.

import type { StateKind } from '@bawaba/forms/definition.ts'

export const stateKinds = [
  'open',
  'waiting-on-applicant',
  'waiting-on-payment',
  'done',
  'rejected',
  'cancelled',
] as const satisfies StateKind[]
