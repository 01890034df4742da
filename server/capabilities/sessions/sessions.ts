// Sessions: a row on the server, proved by an opaque cookie. `usertoken` is the anti-CSRF token beside it.
// The idle and the absolute life are checked at every call; signing out or losing a role counts from the next one.

import type { Mode, UserSlug } from '@bawaba/contract/entities/person.ts'
import { modeOf } from '@bawaba/contract/entities/person.ts'
import type { Credentials, Session } from '@bawaba/contract/entities/session.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { normaliseDigits } from '@bawaba/language/index.ts'
import type { Actor } from '../../platform/http/call.ts'
import { newToken, type Random, sha256 } from '../../platform/secret.ts'
import { type AccountsStore, type Passwords, personOf } from '../accounts/index.ts'
import type { LiveSession, SessionsStore } from './store.ts'

/** A wrong password may be tried this often in this long; the right one gives the budget back. */
const tries = 6
const tryWindowMs = 15 * 60_000

export type SessionRules = {
  store: SessionsStore
  accounts: Pick<AccountsStore, 'findByUsername'>
  passwords: Passwords
  clock: () => Date
  random: Random
  newId: () => string
  idleMs: number
  lifeMs: number
}

const endOf = (
  session: Pick<LiveSession, 'createdAt' | 'lastActiveAt'>,
  idleMs: number,
  lifeMs: number,
): Date => new Date(Math.min(session.lastActiveAt.getTime() + idleMs, session.createdAt.getTime() + lifeMs))

/** A citizen types a mobile number in any digits and with spaces; others type a name. */
const usernameOf = (typed: string): string =>
  normaliseDigits(typed)
    .replace(/[\s\-()]/g, '')
    .toLowerCase()

export const createSessions = (rules: SessionRules) => {
  const { store, accounts, passwords, clock, random, idleMs, lifeMs } = rules

  return {
    /** The person behind a cookie of one app, or a visitor. */
    actorOf: async (mode: Mode, token: string | undefined): Promise<Actor> => {
      const visitor = { mode: 'VISITOR', claimed: mode } as const
      if (!token || token.length > 100) return visitor
      const session = await store.find(sha256(token))
      if (!session || modeOf[session.userSlug] !== mode) return visitor
      const expiresAt = endOf(session, idleMs, lifeMs)
      if (expiresAt <= clock()) return visitor
      const { sessionId, csrfToken, accountId, userSlug, roles, services } = session
      return { mode, sessionId, csrfToken, expiresAt, accountId, userSlug, roles, services }
    },

    /** Checks the password and opens a session. One answer for an unknown person and a wrong password, in the same time. */
    signIn: async (
      slug: UserSlug,
      { username, password }: Credentials,
      device: string,
    ): Promise<{ token: string; session: Session }> => {
      const now = clock()
      const name = usernameOf(username)
      const subject = `${slug}/${name}`
      const lockedUntil = await store.takeTry(subject, tries, now, new Date(now.getTime() + tryWindowMs))
      if (lockedUntil) {
        const seconds = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000))
        throw new Problem('MAX_ATTEMPTS', { headers: { 'retry-after': String(seconds) } })
      }
      const account = await accounts.findByUsername(slug, name)
      const isRight = await passwords.isRight(password, account?.passwordHash)
      if (!isRight || !account || account.status !== 'active') throw new Problem('WRONG_CREDENTIALS')
      const token = newToken(random)
      const csrfToken = newToken(random)
      await store.add({
        id: rules.newId(),
        tokenHash: sha256(token),
        csrfToken,
        accountId: account.id,
        device,
        now,
      })
      await store.forgetTries(subject)
      const expiresAt = endOf({ createdAt: now, lastActiveAt: now }, idleMs, lifeMs).toISOString()
      return {
        token,
        session: {
          userId: account.id,
          userSlug: slug,
          usertoken: csrfToken,
          expiresAt,
          user: personOf(account),
        },
      }
    },

    /**
     * Keeps a live session alive and answers when it would now end. A time in the future counts as now; one before the
     * last activity changes nothing, so an idle tab cannot shorten the life of a busy one.
     */
    heartbeat: async (actor: { sessionId: string }, reported: Date): Promise<Date> => {
      const now = clock()
      const times = await store.touch(actor.sessionId, reported < now ? reported : now)
      if (!times) throw new Problem('UNAUTHENTICATED')
      return endOf(times, idleMs, lifeMs)
    },

    end: (sessionId: string) => store.end(sessionId, clock()),
  }
}
export type Sessions = ReturnType<typeof createSessions>
