// The events that move money of an account, and which way: what statements and sums of periods are made of.

import type { bookKinds } from '@bawaba/contract/entities/payment-period.ts'

export type BookKind = (typeof bookKinds)[number]

/** A reversal takes back what was recorded as received; a refund that the bank returned is there again. */
const signs: Record<BookKind, 1 | -1> = { received: 1, refundBounced: 1, refunded: -1, reversed: -1 }
/** Piasters: negative for what went out. */
export const signedOf = ({ kind, amount }: { kind: BookKind; amount: number }): number => amount * signs[kind]
