// What the address of the tracking page holds.

/** `sent`: it has just been sent from here. The code never stands in the address. */
export type TrackSearch = { number?: string; sent?: true }

export const readTrackSearch = ({ number, sent }: Record<string, unknown>): TrackSearch => ({
  number: typeof number === 'string' ? number.slice(0, 64) : undefined,
  sent: sent === true ? true : undefined,
})
