// The channels by which a service lets its fees be paid, from the `payMethods` of its definition.

import { type Channel, channels } from './gateway.ts'

/** `office`: at a counter, which is no channel of a gateway. */
const channelsOfMethod: Readonly<Record<string, readonly Channel[]>> = {
  online: channels,
  card: ['card'],
  code: ['payment-code'],
  bank: ['bank'],
  office: [],
}

/** A service that names no method that the portal knows takes all. */
export const channelsFor = (payMethods: readonly string[] = []): readonly Channel[] => {
  const known = payMethods.flatMap(method => (Object.hasOwn(channelsOfMethod, method) ? [method] : []))
  if (known.length === 0) return channels
  return channels.filter(channel => known.some(method => channelsOfMethod[method]?.includes(channel)))
}
