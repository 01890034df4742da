// Demo mode: its people and its outbox.

export { demoAccounts } from './accounts.ts'
export { disableDemoPeople } from './guard.ts'
export { launchIdentityProvider } from './identity-provider/launch.ts'
export { seedDemo } from './seed.ts'
export { demoPeopleStore } from './store.ts'
