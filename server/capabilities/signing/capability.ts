// Signing as a capability: the portal's signature under receipts and letters, and the keys by which anybody checks it.

import type { signingCalls } from '@bawaba/contract/calls/signing.ts'
import { type Base, defineCapability } from '../../capability.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { createSigner, type Signer } from '../../platform/signer.ts'
import { signingStore } from './store.ts'

export const capability = defineCapability({
  name: 'signing',
  provide: ({ secret }: Base) => ({ signer: createSigner(secret) }),

  contribute: ({ database, clock, signer }: Base & { signer: Signer }) => {
    const store = signingStore(database)
    const handlers: Handlers<keyof typeof signingCalls> = {
      'GET receiptKeys': async () =>
        (await store.keys()).map(({ since, ...key }) => ({ ...key, since: since.toISOString() })),
    }
    return { handlers, loads: () => store.add(signer, clock()) }
  },
})
