// Keeps the session of an active person alive: the first touch after a quiet while is reported, then at most one a beat.
// Nothing is sent while nobody does anything, so an abandoned tab still ends.

import type { Client } from './client.ts'

export type Heartbeat = {
  client: Pick<Client, 'call' | 'session'>
  /** Milliseconds between two reports. */
  every: number
  now: () => number
  /** Calls back at each sign of life. */
  onActivity: (listener: () => void) => void
}

export const beat = ({ client, every, now, onActivity }: Heartbeat): void => {
  let last = now()
  onActivity(() => {
    if (now() - last < every || client.session.read().status !== 'signed-in') return
    last = now()
    const body = { lastActive: new Date(last).toISOString() }
    // A failed report is made good by the next; a session that ended is handled where every 401 is.
    client.call('POST authTokens/activityHeartbeat', { body }).catch(() => undefined)
  })
}
