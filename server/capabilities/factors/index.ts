// Second factors: codes to the mobile, authenticator apps, security keys and passkeys, recovery codes.

export type { Factors } from './factors.ts'
export type { Site } from './method.ts'
export { factorsStore } from './store.ts'
export type { Passkeys } from './webauthn.ts'
export { createWebAuthn } from './webauthn.ts'
