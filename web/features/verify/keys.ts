// The public keys of the portal, stored in the browser so that a signature can be checked without the network.

import type { Client } from '../../client/client.ts'
import type { Key } from './verify.ts'

const isKey = (key: unknown): key is Key =>
  typeof key === 'object' && key !== null && 'id' in key && 'publicKey' in key

const readKeys = (stored: string | null): Key[] => {
  try {
    const keys: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(keys) ? keys.filter(isKey) : []
  } catch {
    return []
  }
}

/** Those of now; without the network those that were read last. Throws where there are none. */
export const signingKeys = async ({
  call,
  stored,
}: Pick<Client, 'call' | 'stored'>): Promise<readonly Key[]> => {
  try {
    const keys = await call('GET receiptKeys')
    stored.set('signingKeys', JSON.stringify(keys))
    return keys
  } catch (error) {
    const keys = readKeys(stored.get('signingKeys'))
    if (keys.length === 0) throw error
    return keys
  }
}
