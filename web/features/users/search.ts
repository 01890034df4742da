// What the address of the list of users holds.

export type UsersSearch = { q?: string; role?: string; status?: string; from?: number }
