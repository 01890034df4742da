// The keys of answers on this device. A person's comes from the server with the session and lives as long as the page. A
// visitor has no session: theirs lies in the browser, which seals with it and never gives it out.

import type { Client } from './client.ts'
import { visitorOwner } from './kept-forms.ts'

const algorithm = 'AES-GCM'
const database = 'answers'
const store = 'keys'

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const visitorKey = async (): Promise<CryptoKey> => {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const opened = await done(opening)
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  try {
    // One transaction looks and writes: two tabs that begin at the same moment use one key.
    const keys = opened.transaction(store, 'readwrite').objectStore(store)
    const found: CryptoKey | undefined = await done(keys.get(visitorOwner))
    if (!found) await done(keys.put(made, visitorOwner))
    return found ?? made
  } finally {
    opened.close()
  }
}

const personKey = async (client: Client): Promise<CryptoKey> => {
  // Of long ago: nothing is prolonged by asking.
  const body = { lastActive: new Date(0).toISOString() }
  const { answersKey } = await client.call('POST authTokens/activityHeartbeat', { body })
  const bytes = Uint8Array.from(atob(answersKey.replace(/-/g, '+').replace(/_/g, '/')), sign =>
    sign.charCodeAt(0),
  )
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt'])
}

/** Each key is fetched once a page; one that could not be fetched is asked for again. */
export const createKeptKeys = (client: Client) => {
  const keys = new Map<string, Promise<CryptoKey>>()
  return (owner: string): Promise<CryptoKey> => {
    const key = keys.get(owner) ?? (owner === visitorOwner ? visitorKey() : personKey(client))
    keys.set(owner, key)
    key.catch(() => keys.delete(owner))
    return key
  }
}
