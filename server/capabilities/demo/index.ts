// Demo mode: its people and its outbox.

export { demoAccounts } from './accounts.ts'
export { demoRoutes, registerTiles } from './routes.ts'
export { seedDemo } from './seed.ts'
export { outboxStore } from './store.ts'
