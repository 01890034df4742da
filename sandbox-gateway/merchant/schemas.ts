// The bodies of the merchant API. What is not named is refused: a merchant's mistake is not passed over.

import { channels } from '../records.ts'

/** EGP 100 million in piasters. */
const largest = 10_000_000_000
const amount = { type: 'integer', minimum: 1, maximum: largest } as const
const identifier = { type: 'string', pattern: '^[\\w-]{1,64}$' } as const
const line = { type: 'string', minLength: 1, maxLength: 300 } as const
const address = { type: 'string', pattern: '^https?://', maxLength: 2000 } as const

const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

export const orderSchema = object({
  reference: identifier,
  channel: { enum: channels },
  amount,
  currency: { const: 'EGP' },
  description: object({ ar: line, en: line }),
  language: { enum: ['ar', 'en'] },
  successUrl: address,
  failureUrl: address,
  expiresAt: {
    type: 'string',
    pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$',
  },
})
export const refundSchema = object({ refundId: identifier, amount })
export const daySchema = object({ day: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' } })
export const referenceSchema = object({ reference: identifier })
