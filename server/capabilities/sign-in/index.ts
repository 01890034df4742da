// Signing in: the first step by password or passkey, the second by a factor, and the factors themselves over HTTP.

export { factorRoutes } from './factor-routes.ts'
export { createFresh } from './fresh.ts'
export { signInRoutes } from './routes.ts'
export { createSignIn } from './sign-in.ts'
