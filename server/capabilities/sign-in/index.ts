// Signing in: the first step by password or passkey, the second by a factor, and the factors themselves over HTTP.

export type { Fresh } from './fresh.ts'
export type { SignIn } from './sign-in.ts'
