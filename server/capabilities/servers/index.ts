// The servers that run, each with its version and its keys: asked before keys are used or retired, and by upgrades.

export { createPresence, serverLine } from './presence.ts'
export { type LivingServer, serversStore } from './store.ts'
