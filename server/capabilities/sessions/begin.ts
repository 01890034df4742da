// Beginning a session over HTTP: whoever has proved a person, by password, code, key or another provider, ends here.

import { type Mode, modeOf } from '@bawaba/contract/entities/person.ts'
import type { Session } from '@bawaba/contract/entities/session.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { retention } from '@bawaba/contract/retention.ts'
import type { Actor, Call } from '../../platform/http/call.ts'
import type { Account } from '../accounts/index.ts'
import { deviceCookie, type KnownDevices } from './known-devices.ts'
import type { Sessions } from './sessions.ts'

/** The session cookie of an app. */
export const cookieOf = (mode: Mode): string => `${mode.toLowerCase()}_session`

/** Who calls, by the cookie of the app that the call comes from. */
export const actorOf = (
  sessions: Pick<Sessions, 'actorOf'>,
  { mode, cookie }: Pick<Call, 'mode' | 'cookie'>,
): Promise<Actor> => sessions.actorOf(mode, cookie(cookieOf(mode)))

type Exchange = Pick<Call, 'device' | 'address' | 'header' | 'cookie' | 'setCookie'>
/**
 * Opens a session for a proved person, sets its cookie and answers what the client is told. `by` names the proof; one that is
 * not fresh opens nothing that needs a fresh proof.
 */
export type Begin = (call: Exchange, account: Account, by?: string, isFresh?: boolean) => Promise<Session>

type Dependencies = { sessions: Sessions; devices: Pick<KnownDevices, 'know'>; lifeMs: number }

const common = { httpOnly: true, sameSite: 'lax', path: '/' } as const
/** A browser stays known for a year after the last sign-in. */
export const knownForMs = retention.knownDevices.keepMs

export const createBegin =
  ({ sessions, devices, lifeMs }: Dependencies): Begin =>
  async (call, account, by = 'password', isFresh = true) => {
    const mode = modeOf[account.userSlug]
    // A session that this browser held before in the same app is over, whatever app a header names: a new one never inherits it.
    const former = await actorOf(sessions, { mode, cookie: call.cookie })
    const opened = await sessions.open(account, {
      device: call.device,
      agent: call.header('user-agent'),
      by,
      isFresh,
      address: call.address,
      former: former.mode === 'VISITOR' ? undefined : former.sessionId,
    })
    if (!opened) throw new Problem(by === 'password' ? 'WRONG_CREDENTIALS' : 'INVALID_GRANT')
    const { token, session } = opened
    const known = await devices.know(account.id, call.cookie(deviceCookie))
    call.setCookie(cookieOf(mode), token, { ...common, maxAge: lifeMs / 1000 })
    call.setCookie(deviceCookie, known, { ...common, maxAge: knownForMs / 1000 })
    return session
  }
