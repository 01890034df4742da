// A place on a map, in degrees.

export type Spot = { lat: number; lng: number }
