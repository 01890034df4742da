// Staff and agents, managed by administrators; and the links by which they set a password.

export { staffChangeStore } from './change-store.ts'
export { createIdentity, type Identity } from './identity.ts'
export { createLinks } from './links.ts'
export { createMobileName } from './mobile-name.ts'
export { mobileNameStore } from './mobile-name-store.ts'
export { createRecover } from './recover.ts'
export { usersStore } from './store.ts'
export { createTelling } from './telling.ts'
