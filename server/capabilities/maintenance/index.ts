// The portal closed to all but staff, now or after a while in which people can finish.

export { createGate } from './gate.ts'
export { createMaintenance, type Maintenance } from './maintenance.ts'
export { maintenanceRoutes } from './routes.ts'
export { maintenanceStore } from './store.ts'
export { watchMaintenance } from './watch.ts'
