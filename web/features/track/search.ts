// What the address of the tracking page holds.

/** `sent`: it has just been sent from here. The code never stands in the address. */
export type TrackSearch = { number?: string; sent?: true }
