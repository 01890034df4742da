// Payments: what tests that stand outside of the capability put together.

export type { Gateway } from './gateway.ts'
export { gatewaysOf } from './gateways.ts'
export { intakeStore } from './intake-store.ts'
export { createPaymentParts } from './parts.ts'
