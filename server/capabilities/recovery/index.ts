// Passwords: forgotten, reset, changed.

export { createRecoveries } from './recovery.ts'
export { recoveryRoutes } from './routes.ts'
