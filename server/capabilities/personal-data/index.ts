// All of a person's data: given to them, and erased where they ask and staff agree.

export { createDownload } from './download.ts'
export { createErasures } from './erasures.ts'
export { createHolds } from './holds.ts'
export { personalDataRoutes } from './routes.ts'
export { personalDataStore } from './store.ts'
