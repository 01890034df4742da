// Reservations: what programmes offer, and what requests take. Docs: docs/decisions/reservations.md.

export type { Alerts } from './alerts.ts'
export { lockOffered, offer, stopOffering } from './offer-store.ts'
export type { Reservations } from './reservations.ts'
export {
  countFreedSql,
  endSql,
  lockHoldsSql,
  lockStepsSql,
  type ReservationStep,
  reserveSql,
  takeStepsSql,
} from './reserving-store.ts'
export type { Sales } from './sales/sales.ts'
export { isElsewhereSql } from './store.ts'
