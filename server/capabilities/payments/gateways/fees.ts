// A provider's own fee for collecting an amount: a share of it and a fixed part, by channel, in whole piasters.

import type { Channel } from '../gateway.ts'

/** `share` in hundredths of a percent: 100 is 1%. */
export type ChannelFee = { share: number; fixed: number }
export type Fees = Readonly<Record<Channel, ChannelFee>>

/** Rounded up to a piaster: the provider takes no less. */
export const feeOf = (fees: Fees, channel: Channel, amount: number): number => {
  const { share, fixed } = fees[channel]
  const product = amount * share
  const rest = product % 10_000
  return (product - rest) / 10_000 + (rest > 0 ? 1 : 0) + fixed
}
