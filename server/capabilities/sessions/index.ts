// Sessions and where calls come from.

export { type Begin, cookieOf, createBegin } from './begin.ts'
export { keepSessions } from './cached.ts'
export { createKnownDevices, deviceCookie } from './known-devices.ts'
export { checkOrigin, newVisitor, visitorCookie, visitorToken } from './origin.ts'
export { self, sessionRoutes } from './routes.ts'
export { createSessions, type Sessions } from './sessions.ts'
export { sessionsStore } from './store.ts'
