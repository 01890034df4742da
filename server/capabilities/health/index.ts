// Liveness, readiness and metrics.

export { registerHealth } from './health.ts'
