// Sessions and where calls come from.

export { checkOrigin, newVisitor, visitorCookie, visitorToken } from './origin.ts'
export { cookieOf, sessionRoutes } from './routes.ts'
export { createSessions } from './sessions.ts'
export { sessionsStore } from './store.ts'
