// What the address of the sign-up page holds.

export type SignUpSearch = { from?: string }
