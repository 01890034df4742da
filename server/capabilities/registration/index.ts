// Signing up.

export { createRegistration } from './registration.ts'
export { registrationRoutes } from './routes.ts'
export { registrationsStore } from './store.ts'
