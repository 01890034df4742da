// Sessions: a row on the server, proved by an opaque cookie. `usertoken` is the anti-CSRF token beside it.
// The idle and the absolute life are checked at every call; signing out or losing a role counts from the next one.

import type { Mode, UserSlug } from '@bawaba/contract/entities/person.ts'
import { modeOf } from '@bawaba/contract/entities/person.ts'
import type { Credentials, Session } from '@bawaba/contract/entities/session.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Actor, type FreshActor, freshActor, type SignedIn } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/network.ts'
import { newToken, type Random, sha256 } from '../../platform/secret.ts'
import {
  type Account,
  type AccountsStore,
  mostHolders,
  type Passwords,
  personOf,
  usernameOf,
} from '../accounts/index.ts'
import { type Audit, type AuditEvent, eventOfSelf } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { SessionCache } from './cached.ts'
import type { KnownDevices } from './known-devices.ts'
import { type LiveSession, type SessionsStore, sessionsStore } from './store.ts'

/** A password may be tried this often in this long; the right one gives the budget back. */
const tries = { limit: 6, windowMs: 15 * 60_000 }

export type SessionDependencies = {
  store: SessionCache
  audit: Pick<Audit, 'deed'>
  accounts: Pick<AccountsStore, 'findByUsername' | 'typedHolders' | 'rehash'>
  passwords: Passwords
  budgets: Budgets
  devices: Pick<KnownDevices, 'budgetOf'>
  /** Failed sign-ins from one network address in the window. */
  perAddress: number
  clock: () => Date
  random: Random
  newId: () => string
  idleMs: number
  lifeMs: number
  /** Whether this kind of account can be signed in. */
  isAllowed(userSlug: UserSlug): boolean
}

/** Where a try comes from: the network address, and the cookie that a browser is known by. */
export type From = { address: string; knownBy: string | undefined }
/** How a session is opened, and from where. */
export type Opening = {
  device: string
  agent?: string | undefined
  by: string
  /** Whether the proof opens what needs a fresh one; default: it does. */
  isFresh?: boolean | undefined
  address: string
  former?: string | undefined
}
/** A new session: the token of its cookie, kept nowhere, and what the client is told. */
export type Opened = { token: string; session: Session }

const endOf = (
  session: Pick<LiveSession, 'createdAt' | 'lastActiveAt'>,
  idleMs: number,
  lifeMs: number,
): Date => new Date(Math.min(session.lastActiveAt.getTime() + idleMs, session.createdAt.getTime() + lifeMs))

export const createSessions = (dependencies: SessionDependencies) => {
  const { store, audit, accounts, passwords, budgets, devices, clock, random, idleMs, lifeMs, isAllowed } =
    dependencies

  /** The one moment in which a password is known: its hash gets the cost that is configured now. */
  const renewHash = async ({ id, passwordHash }: Account, password: string): Promise<void> => {
    if (passwordHash === null || passwords.isCurrent(passwordHash)) return
    try {
      await accounts.rehash(id, passwordHash, await passwords.hash(password))
    } catch (error) {
      // Too much to do just now: the next sign-in will see to it.
      if (!(error instanceof Problem)) throw error
    }
  }

  /**
   * The one of these whose password it is; of two that it opens none. It takes the time of `most`, however many there are: it
   * tells nobody how many typed a paper.
   */
  const ownerAmong = async (
    accounts: readonly Account[],
    password: string,
    most: number,
  ): Promise<Account | undefined> => {
    const found: Account[] = []
    for (let index = 0; index < most; index++) {
      const account = accounts[index]
      if ((await passwords.isRight(password, account?.passwordHash)) && account) found.push(account)
    }
    return found.length === 1 ? found[0] : undefined
  }

  /** Changes sessions of somebody, records that they did, and forgets what was kept of `id`: a session or an account. */
  const recorded = <Result>(
    id: string,
    event: AuditEvent,
    work: (own: SessionsStore) => Promise<Result>,
  ): Promise<Result> =>
    store.forgetting(
      id,
      audit.deed(async (queries, record) => {
        const result = await work(sessionsStore(queries))
        await record(event)
        return result
      }),
    )

  return {
    /** The person behind a cookie of one app, or a visitor. */
    actorOf: async (mode: Mode, token: string | undefined): Promise<Actor> => {
      const visitor = { mode: 'VISITOR', claimed: mode } as const
      if (!token || token.length > 100) return visitor
      const session = await store.find(sha256(token))
      if (!session || modeOf[session.userSlug] !== mode || !isAllowed(session.userSlug)) return visitor
      const expiresAt = endOf(session, idleMs, lifeMs)
      if (expiresAt <= clock()) return visitor
      const { sessionId, csrfToken, provedAt, accountId, userSlug } = session
      const { roles, services, teams, serviceCenter, selectedLabels } = session
      const reach = { roles, services, teams, serviceCenter, selectedLabels }
      return { mode, sessionId, csrfToken, expiresAt, provedAt, accountId, userSlug, ...reach }
    },

    /**
     * Checks a password. One answer for an unknown person, a wrong password and a person who may not sign in, in the
     * same time; MAX_ATTEMPTS where the account's tries are used up, which the right password does not get around.
     */
    checkPassword: async (
      slug: UserSlug,
      { username, password }: Credentials,
      { address, knownBy }: From,
    ): Promise<Account> => {
      const name = usernameOf(username)
      const account = await accounts.findByUsername(slug, name)
      const subject = await devices.budgetOf(account?.id, `${slug}/${name}`, knownBy)
      const budget = `sign-in from ${networkOf(address)}`
      await budgets.takeAll([
        { subject, budget: tries },
        { subject: budget, budget: { limit: dependencies.perAddress, windowMs: tries.windowMs } },
      ])
      const typed = await accounts.typedHolders(slug, name)
      const owner = await ownerAmong(account ? [account] : (typed ?? []), password, typed ? mostHolders : 1)
      if (owner?.status !== 'active') throw new Problem('WRONG_CREDENTIALS')
      await budgets.forget(subject)
      await budgets.giveBack(budget)
      await renewHash(owner, password)
      return owner
    },

    /**
     * Opens a session for a person who has proved who they are; `by` names the proof, `former` a session that it takes the
     * place of. Undefined where the way in changed since the account was read: what was proved is no proof any more.
     */
    open: async (account: Account, opening: Opening): Promise<Opened | undefined> => {
      const { device, agent, by, address, former, isFresh = true } = opening
      const now = clock()
      const token = newToken(random)
      const csrfToken = newToken(random)
      const session = {
        id: dependencies.newId(),
        tokenHash: sha256(token),
        csrfToken,
        accountId: account.id,
        credentialsVersion: account.credentialsVersion,
        device,
        agent: agent?.slice(0, 300),
        now,
        provedAt: isFresh ? now : new Date(0),
      }
      const isAdded = await store.forgetting(
        former ?? session.id,
        audit.deed(async (queries, record) => {
          const own = sessionsStore(queries)
          if (!(await own.add(session))) return false
          if (former) await own.end(former, now)
          await record(eventOfSelf('session.begun', account.id, address, { by, device }))
          return true
        }),
      )
      if (!isAdded) return undefined
      const expiresAt = endOf({ createdAt: now, lastActiveAt: now }, idleMs, lifeMs).toISOString()
      return {
        token,
        session: {
          userId: account.id,
          userSlug: account.userSlug,
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

    /** The password of a person who is signed in, before something that needs a fresh proof. */
    checkOwnPassword: async (account: Account, password: string): Promise<void> => {
      const subject = `sign-in ${account.userSlug}/${account.username} signed in`
      await budgets.take(subject, tries)
      if (!(await passwords.isRight(password, account.passwordHash))) throw new Problem('WRONG_CREDENTIALS')
      await budgets.forget(subject)
    },

    /** Where some of what a call brings needs a proof, and not all. Throws STEP_UP_REQUIRED. */
    needFresh: (actor: SignedIn): FreshActor => freshActor(actor, clock()),
    prove: (sessionId: string) => store.prove(sessionId, clock()),

    /** Where a person is signed in now. */
    devicesOf: (accountId: string) =>
      store.of(accountId, new Date(clock().getTime() - idleMs), new Date(clock().getTime() - lifeMs)),
    endOne: ({ accountId }: SignedIn, sessionId: string, address: string): Promise<void> =>
      recorded(
        accountId,
        eventOfSelf('session.ended', accountId, address, { session: sessionId }),
        async own => {
          if (!(await own.endOne(accountId, sessionId, clock()))) throw new Problem('NOT_FOUND')
        },
      ),
    /** Ends every session of a person but the one that calls. */
    endOthers: async ({ accountId, sessionId }: SignedIn, address: string): Promise<void> => {
      await recorded(accountId, eventOfSelf('session.othersEnded', accountId, address), own =>
        own.endOthers(accountId, sessionId, clock()),
      )
    },
    /** Ends the session that calls. */
    end: async ({ accountId, sessionId }: SignedIn, address: string): Promise<void> => {
      await recorded(sessionId, eventOfSelf('session.ended', accountId, address), own =>
        own.end(sessionId, clock()),
      )
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>
