// What this capability contributes to the server: people: who they are and what proves it. Sessions and requests ask here.

import { type Base, defineCapability } from '../../capability.ts'
import { paperIndexes } from './papers.ts'
import { createPasswords } from './passwords.ts'
import { accountsStore } from './store.ts'

export const capability = defineCapability({
  name: 'accounts',
  provide: ({ config, database, random, seal }: Base) => ({
    accounts: accountsStore(database, paperIndexes(seal)),
    passwords: createPasswords(random, { memory: config.PASSWORD_MEMORY_KIB }),
  }),
})
