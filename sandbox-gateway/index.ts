// A payment gateway to try payments with, in a process of its own: see docs/decisions/payment-gateway.md.

export { createSandboxGateway, type SandboxGateway, type SandboxGatewayOptions } from './gateway.ts'
export type { GatewayEvent, Settlement } from './records.ts'
