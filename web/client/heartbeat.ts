// Keeps the session of an active person alive: the first touch after a quiet while is reported, then at most one a beat.
// Nothing is sent while nobody does anything, so an abandoned tab still ends.

import type { Client } from './client.ts'
import { keepEnd } from './session-clock.ts'

export type Reporting = Pick<Client, 'send' | 'session' | 'stored'>

export type Heartbeat = {
  client: Reporting
  /** Milliseconds between two reports. */
  every: number
  now: () => number
  /** Calls back at each sign of life. */
  onActivity: (listener: () => void) => void
}

/** Roles that were granted or withdrawn since the sign-in: menus show what the person may open by now. */
const followRoles = ({ session, stored }: Reporting, roles: readonly string[]): void => {
  const { user, actingFor } = session.read()
  if (!user || actingFor || user.roles.join() === roles.join()) return
  stored.set('user', JSON.stringify({ ...user, roles }))
}

/** Reports to the server that someone is here, and stores when the session would end now. */
export const reportActivity = (client: Reporting, now: number): Promise<void> => report(client, now, now)

/** Asks the server when the session would end, and stores it: no activity is reported, so nothing is prolonged. */
export const askEnd = (client: Reporting, now: number): Promise<void> => report(client, 0, now)

const report = async (client: Reporting, lastActive: number, now: number): Promise<void> => {
  const body = { lastActive: new Date(lastActive).toISOString() }
  const { answer, headers } = await client.send('POST authTokens/activityHeartbeat', { body })
  keepEnd(client.stored, answer.expiresAt, headers.get('date'), now)
  followRoles(client, answer.roles)
}

export const beat = ({ client, every, now, onActivity }: Heartbeat): void => {
  let last = now()
  onActivity(() => {
    if (now() - last < every || client.session.read().status !== 'signed-in') return
    last = now()
    // A failed report is made good by the next; a session that ended is handled where every 401 is.
    reportActivity(client, last).catch(() => undefined)
  })
}
