// What the control API takes: faults on demand, fates of payments, lines of the settlement list.

import { apiCalls, callFaults, eventKinds, forgeries } from '../records.ts'

const reference = { type: 'string', pattern: '^[\\w-]{1,64}$' } as const
const ms = { type: 'integer', minimum: 0, maximum: 86_400_000 } as const
const times = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const
const amount = { type: 'integer', minimum: 1, maximum: 10_000_000_000 } as const

const object = (properties: Record<string, unknown>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

export const faultSchema = {
  oneOf: [
    object(
      {
        of: { const: 'notice' },
        times,
        reference,
        kind: { enum: eventKinds },
        lateMs: ms,
        copies: { type: 'integer', minimum: 1, maximum: 100 },
        hold: { type: 'boolean' },
        never: { type: 'boolean' },
        forgery: { enum: forgeries },
      },
      ['of', 'times'],
    ),
    object(
      {
        of: { const: 'call' },
        times,
        reference,
        call: { enum: apiCalls },
        mode: { enum: callFaults },
        after: { type: 'boolean' },
        ms,
      },
      ['of', 'times', 'mode', 'after'],
    ),
    object({ of: { const: 'refund' }, times, reference, ms, fails: { type: 'boolean' } }, [
      'of',
      'times',
      'ms',
      'fails',
    ]),
  ],
}

export const fates = ['pay', 'decline', 'cancel', 'expire'] as const
export type Fate = (typeof fates)[number]
export const fateSchema = object({ fate: { enum: fates }, amount }, ['fate'])

export const ghostSchema = object(
  {
    transactionId: reference,
    reference,
    kind: { enum: ['received', 'refunded'] },
    amount,
    occurredAt: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' },
  },
  ['reference', 'kind', 'amount'],
)
export const vanishSchema = object({ transactionId: reference }, ['transactionId'])
