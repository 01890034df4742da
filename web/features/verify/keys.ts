// The public keys of the portal, cached by the page so that a signature can be checked without the network once it is open.

import type { Client } from '../../client/client.ts'
import type { Key } from './verify.ts'

const cached = new WeakMap<object, readonly Key[]>()

/** Those of now; without the network those that this page read last. Throws where it has read none. */
export const signingKeys = async (client: Pick<Client, 'call'>): Promise<readonly Key[]> => {
  try {
    const keys = await client.call('GET receiptKeys')
    cached.set(client, keys)
    return keys
  } catch (error) {
    const keys = cached.get(client)
    if (!keys) throw error
    return keys
  }
}
