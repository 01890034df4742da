// Requests: filing, reading, acting, the lists people work from, and what happens with them by itself as time passes.

export { createCasework } from './casework.ts'
export { scopeSql } from './scope.ts'
export { requestsStore } from './store.ts'
