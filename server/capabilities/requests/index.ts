// Requests: filing, reading, acting, and the lists people work from.

export { createBulk } from './bulk.ts'
export { bulkStore } from './bulk-store.ts'
export { inboxRoutes } from './inbox-routes.ts'
export { inboxStore } from './inbox-store.ts'
export { listStore } from './list-store.ts'
export { createLists, type RequestLists } from './lists.ts'
export { createOfPerson } from './of-person.ts'
export { personStore } from './person-store.ts'
export { createRequests, type Requests } from './requests.ts'
export { requestRoutes } from './routes.ts'
export { scopeSql } from './scope.ts'
export { requestsStore } from './store.ts'
