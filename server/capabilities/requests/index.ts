// Requests: filing, reading, acting, the lists people work from, and what happens with them by itself as time passes.

export { createBulk } from './bulk.ts'
export { bulkStore } from './bulk-store.ts'
export { createCasework } from './casework.ts'
export { counterStore } from './counter-store.ts'
export { createKeeping } from './create-upkeep.ts'
export { inboxRoutes } from './inbox-routes.ts'
export type { RequestLists } from './lists.ts'
export { createOfPerson } from './of-person.ts'
export { personStore } from './person-store.ts'
export type { Changed, Requests } from './requests.ts'
export { isNamed, isWithin, scopeSql } from './scope.ts'
export { requestsStore } from './store.ts'
