// Second factors: codes to the mobile, authenticator apps, security keys and passkeys, recovery codes.

export { createFactors, type Factors } from './factors.ts'
export { endOf, type Site } from './method.ts'
export { createOtp } from './otp.ts'
export { createRecovery } from './recovery.ts'
export { factorsStore } from './store.ts'
export { createTotp } from './totp.ts'
export { createWebAuthn } from './webauthn.ts'
