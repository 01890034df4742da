// Requests: filing, reading, acting, and the lists people work from.

export { counterStore } from './counter-store.ts'
export { createKeeping } from './create-upkeep.ts'
export { inboxStore } from './inbox-store.ts'
export { listStore } from './list-store.ts'
export { createLists } from './lists.ts'
export { createRequests } from './requests.ts'
export { requestRoutes } from './routes.ts'
export { scopeSql } from './scope.ts'
export { requestsStore } from './store.ts'
