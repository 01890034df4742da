// What the addresses of one’s own requests hold.

/** `sent`: the confirmation, also when it is opened again; `done`: an act on it went through. */
export type RequestSearch = { sent?: true; done?: true }

export type ListSearch = { q?: string; service?: string }
