// Demo mode: its people and its outbox.

export { demoAccounts } from './accounts.ts'
export { disableDemoPeople } from './guard.ts'
export { launchIdentityProvider } from './identity-provider/launch.ts'
export { demoRoutes, registerTiles } from './routes.ts'
export { seedDemo } from './seed.ts'
export { demoPeopleStore, outboxStore } from './store.ts'
