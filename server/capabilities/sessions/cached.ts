// Who is behind a session, kept for seconds so that not every call asks. What changes a session or its person's rights
// is told by the database to every server (a trigger), and here at once; while nothing can be heard, nothing is kept.

import type { Database } from '../../platform/database/index.ts'
import type { LiveSession, SessionsStore } from './store.ts'

/** The name of the channel; its payload is the id of a session or of an account. */
export const sessionChannel = 'session changed'

const longestMs = 5_000
const most = 10_000

type CachedSession = { session: LiveSession; at: number }

/** A store of sessions that keeps what it finds once `watch` was called. */
export const keepSessions = (store: SessionsStore, clock: () => Date) => {
  const cached = new Map<string, CachedSession>()
  let isHeard = () => false
  // What was asked for before a change may be answered after it: of an earlier era nothing is kept.
  let era = 0

  /** Whatever is of this session or this account; everything where it is not known which. */
  const forget = (id?: string): void => {
    era += 1
    for (const [token, { session }] of cached)
      if (!id || session.sessionId === id || session.accountId === id) cached.delete(token)
  }
  /** Awaits what changes a session, or those of an account, and forgets what was kept of it. */
  const forgetting = async <Result>(id: string, changed: Promise<Result>): Promise<Result> => {
    try {
      return await changed
    } finally {
      forget(id)
    }
  }

  const { of, isKnownDevice, knowDevice } = store
  // Sessions are added and ended by deeds, over a store of their transaction: here nothing could forget them.
  return {
    of,
    isKnownDevice,
    knowDevice,

    find: async (tokenHash: Buffer): Promise<LiveSession | undefined> => {
      if (!isHeard()) return store.find(tokenHash)
      const token = tokenHash.toString('base64')
      const hit = cached.get(token)
      const now = clock().getTime()
      if (hit && Math.abs(now - hit.at) < longestMs) return hit.session
      const eraBefore = era
      const session = await store.find(tokenHash)
      cached.delete(token)
      if (!session || eraBefore !== era || !isHeard()) return session
      if (cached.size >= most) cached.clear()
      cached.set(token, { session, at: now })
      return session
    },

    forgetting,
    touch: (id: string, at: Date) => forgetting(id, store.touch(id, at)),
    prove: (id: string, now: Date) => forgetting(id, store.prove(id, now)),

    /** Begins to keep, for as long as changes are heard; answers the way to stop. */
    watch: async ({ listen, isListening }: Pick<Database, 'listen' | 'isListening'>) => {
      const unlisten = await listen(sessionChannel, forget)
      isHeard = isListening
      return async (): Promise<void> => {
        isHeard = () => false
        forget()
        await unlisten()
      }
    },
  }
}
export type SessionCache = ReturnType<typeof keepSessions>
