// The portal closed to all but staff, now or after a while in which people can finish.

export { createGate, isOpenInMaintenance } from './gate.ts'
export type { Maintenance } from './maintenance.ts'
export { maintenanceStore } from './store.ts'
