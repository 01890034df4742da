// Signing up, and proving a mobile number.

export { createMobileProof, type MobileProof } from './mobile-proof.ts'
export { createRegistration } from './registration.ts'
export { registrationRoutes } from './routes.ts'
export { registrationsStore } from './store.ts'
