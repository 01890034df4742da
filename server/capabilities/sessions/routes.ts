// Signing in and out over HTTP: the cookie of each app, nothing else.

import { type Mode, modeOf } from '@bawaba/contract/entities/person.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Sessions } from './sessions.ts'

/** The session cookie of an app. */
export const cookieOf = (mode: Mode): string => `${mode.toLowerCase()}_session`

export const sessionRoutes = (
  sessions: Sessions,
  { lifeMs }: { lifeMs: number },
): Handlers<'POST :slug/login' | 'POST :slug/logout' | 'POST authTokens/activityHeartbeat'> => ({
  'POST :slug/login': async call => {
    const { slug } = call.params
    const { token, session } = await sessions.signIn(slug, call.body, call.device)
    // A session that this browser held before in the same app is over: a new one never inherits it.
    if (call.actor.mode !== 'VISITOR') await sessions.end(call.actor.sessionId)
    call.setCookie(cookieOf(modeOf[slug]), token, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: lifeMs / 1000,
    })
    return session
  },

  'POST :slug/logout': async call => {
    if (call.actor.mode !== 'VISITOR') await sessions.end(call.actor.sessionId)
    call.clearCookie(cookieOf(modeOf[call.params.slug]), '/')
    return {}
  },

  'POST authTokens/activityHeartbeat': async call => {
    const actor = signedIn(call)
    const lastActive = new Date(call.body.lastActive)
    if (Number.isNaN(lastActive.getTime())) throw new Problem('MALFORMED')
    return { expiresAt: (await sessions.heartbeat(actor, lastActive)).toISOString() }
  },
})
