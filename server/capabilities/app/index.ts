// The app's data, error reports and the API's description.

export { appDataOf } from './app-data.ts'
export { registerDocs } from './docs-routes.ts'
export { appRoutes } from './routes.ts'
