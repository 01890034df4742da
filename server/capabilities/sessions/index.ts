// Sessions and where calls come from.

export { actorOf, type Begin } from './begin.ts'
export { deviceCookie } from './known-devices.ts'
export { checkOrigin, newVisitor, visitorCookie, visitorOf, visitorToken } from './origin.ts'
export { self } from './routes.ts'
export type { Sessions } from './sessions.ts'
