// The words and bounds of sales, without their schemas: for screens too.

export const saleMethods = ['line', 'draw'] as const
export type SaleMethod = (typeof saleMethods)[number]
/** Of whoever takes a place: an identity that was proved, or one that they typed and that is checked before the contract. */
export const saleVerified = ['typed', 'proved'] as const
export type SaleVerified = (typeof saleVerified)[number]
/** Each of these may reserve nothing but `admitted`. */
export const entryStatuses = ['waiting', 'admitted', 'used', 'missed', 'left'] as const
export type EntryStatus = (typeof entryStatuses)[number]

export const saleBounds = {
  places: { min: 1, max: 10_000 },
  turnMinutes: { min: 5, max: 30 * 24 * 60 },
} as const
