// Search over what the caller may see.

export { searchRoutes } from './routes.ts'
