// Whether this device has a connection, as the browser knows it.

import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** True on the server: a page that is drawn there has come over a connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Resolves when the connection is back; at once where it was never gone. */
export const connected = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise(resolve => addEventListener('online', () => resolve(), { once: true }))
