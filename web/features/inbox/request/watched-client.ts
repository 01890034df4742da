// The client of one request that is open: it tells when acts of one's own on it leave and when they have come back.

import type { Client } from '../../../client/client.ts'

type Acting = { params?: { id?: unknown } }

/** Whatever only reads changes nothing that could be told of. */
const isActOn = (ID: string, key: string, input: unknown): boolean =>
  !key.startsWith('GET ') && (input as Acting | undefined)?.params?.id === ID

/** `tell` is given 1 for an act that leaves, and -1 for one that has come back, however it went. */
export const watchedClient = (client: Client, ID: string, tell: (by: 1 | -1) => void): Client => ({
  ...client,
  call: (async (key, ...input) => {
    if (!isActOn(ID, key, input[0])) return client.call(key, ...input)
    tell(1)
    try {
      return await client.call(key, ...input)
    } finally {
      tell(-1)
    }
  }) as Client['call'],
})
