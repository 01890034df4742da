// Signing out, keeping a session alive, and the devices that are signed in, over HTTP.

import { modeOf } from '@bawaba/contract/entities/person.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Actor, type Call, type Handlers, type SignedIn, signedIn } from '../../platform/http/call.ts'
import { answersKeyOf } from './answers-key.ts'
import { actorOf, cookieOf } from './begin.ts'
import type { Sessions } from './sessions.ts'

type SessionCalls =
  | 'POST :slug/logout'
  | 'POST authTokens/activityHeartbeat'
  | 'GET :slug/:id/sessions'
  | 'DELETE :slug/:id/sessions'
  | 'DELETE :slug/:id/sessions/:sessionId'

/** The signed-in person whom an address names; anybody else is not found. */
export const self = <Caller extends Actor>(call: {
  actor: Caller
  params: { slug: string; id: string }
}): Extract<Caller, SignedIn> => {
  const actor = signedIn(call)
  if (call.params.id !== actor.accountId || call.params.slug !== actor.userSlug)
    throw new Problem('NOT_FOUND')
  return actor
}

export const sessionRoutes = (
  sessions: Sessions,
  /** Where signing out goes on, of the address that the client has kept; undefined for any that is not ours to give. */
  logoutUrlOf: (call: Call<'POST :slug/logout'>) => Promise<string | undefined>,
  secret: string,
): Handlers<SessionCalls> => {
  return {
    'POST :slug/logout': async call => {
      // The address says which app is left, whatever app a header names.
      const mode = modeOf[call.params.slug]
      const actor = await actorOf(sessions, { mode, cookie: call.cookie })
      if (actor.mode !== 'VISITOR') await sessions.end(actor, call.address)
      call.clearCookie(cookieOf(mode))
      const logoutUrl = await logoutUrlOf(call)
      return logoutUrl === undefined ? {} : { logoutUrl }
    },

    'POST authTokens/activityHeartbeat': async call => {
      const actor = signedIn(call)
      const lastActive = new Date(call.body.lastActive)
      if (Number.isNaN(lastActive.getTime())) throw new Problem('MALFORMED')
      const expiresAt = await sessions.heartbeat(actor, lastActive)
      return {
        expiresAt: expiresAt.toISOString(),
        roles: actor.roles,
        answersKey: answersKeyOf(secret, actor.accountId),
      }
    },

    'GET :slug/:id/sessions': async call => {
      const { accountId, sessionId } = self(call)
      const rows = await sessions.devicesOf(accountId)
      return rows.map(({ id, device, agent, createdAt, lastActiveAt }) => ({
        id,
        device,
        agent,
        createdAt: createdAt.toISOString(),
        lastActiveAt: lastActiveAt.toISOString(),
        isThis: id === sessionId,
      }))
    },

    'DELETE :slug/:id/sessions': async call => {
      await sessions.endOthers(self(call), call.address)
      return null
    },

    'DELETE :slug/:id/sessions/:sessionId': async call => {
      await sessions.endOne(self(call), call.params.sessionId, call.address)
      return null
    },
  }
}
