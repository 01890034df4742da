// What the address of a sign-in page holds.

export type SignInSearch = { from?: string }
