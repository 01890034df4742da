// Staff and agents, managed by administrators; and the links by which they set a password.

export { createLinks } from './links.ts'
export { userRoutes } from './routes.ts'
export { usersStore } from './store.ts'
export { createUsers } from './users.ts'
