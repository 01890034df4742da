// How often lists and counts of the inbox are asked for again, in milliseconds.

export const refreshEvery = 90_000
