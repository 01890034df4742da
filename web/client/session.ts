// Who is signed in, read from the stored values. The proof is an HttpOnly cookie that no script sees;
// `usertoken` is the token against forged calls, useless without it.

import type { Company } from '@bawaba/contract/entities/company.ts'
import type { Mode, Person } from '@bawaba/contract/entities/person.ts'
import type { Session as SignedIn } from '@bawaba/contract/entities/session.ts'
import type { Stored, StoredName } from './stored.ts'

export type Session = {
  /** `unknown` on the server and until the browser has read its store. */
  status: 'unknown' | 'visitor' | 'signed-in'
  userId?: string
  userSlug?: string
  user?: Person
  /** The person an employee or an agent acts for. */
  actingFor?: ActingFor
}
export type ActingFor = {
  /** Whose things the pages show. */
  id: string
  name: string
  englishName: string | null
  /** The company that they gave the code for. */
  company?: Company | undefined
  reason: string
  expiresAt: string
}

const unknown: Session = { status: 'unknown' }
export const visitor: Session = { status: 'visitor' }

const names = {
  CITIZEN: { id: 'userId', token: 'usertoken' },
  EMPLOYEE: { id: 'userId', token: 'usertoken' },
  AGENT: { id: 'agentId', token: 'agentToken' },
} as const satisfies Record<Mode, { id: StoredName; token: StoredName }>

/** The stored name of the token that unsafe calls carry. */
export const tokenName = (mode: Mode): StoredName => names[mode].token

const personOf = (text: string | null): Person | undefined => {
  try {
    return text ? (JSON.parse(text) as Person) : undefined
  } catch {
    return undefined
  }
}

const ownerIn = (text: string | null): ActingFor | undefined => {
  try {
    return text ? (JSON.parse(text) as ActingFor) : undefined
  } catch {
    return undefined
  }
}

const readSession = (stored: Stored, mode: Mode): Session => {
  const userId = stored.get(names[mode].id)
  const userSlug = stored.get('userSlug')
  if (!userId || !userSlug || !stored.get(names[mode].token)) return visitor
  const owner = stored.get('requestOwnerToken') ? ownerIn(stored.get('requestOwner')) : undefined
  const actingFor = owner ? { actingFor: owner } : undefined
  return { status: 'signed-in', userId, userSlug, user: personOf(stored.get('user')), ...actingFor }
}

export type SessionStore = {
  read(): Session
  /** For whom a page is drawn while nobody knows who is there. */
  drawn(): Session
  subscribe(listener: () => void): () => void
  begin(signedIn: SignedIn): void
  /**
   * Forgets the person; for staff also whom they act for. `here`: the server does not know of it, and would go on drawing
   * pages for the cookie.
   */
  end(where: 'here' | 'everywhere'): void
  actFor(owner: { token: string; owner: ActingFor }): void
  stopActing(): void
  /**
   * The token that this page's calls carry. A page keeps the one it began with: where another tab goes on to another
   * person, nothing that was typed here is sent in that person's name.
   */
  ownerToken(): string | undefined
}

/** `read()` gives the same object until something it shows has changed, as React wants it. */
export const createSessionStore = (stored: Stored, mode: Mode): SessionStore => {
  let last: { key: string; session: Session } | undefined
  let ownerToken = stored.get('requestOwnerToken') ?? undefined
  return {
    read() {
      const session = readSession(stored, mode)
      const key = JSON.stringify(session)
      if (last?.key !== key) last = { key, session }
      return last.session
    },
    drawn: () => unknown,
    subscribe: stored.subscribe,
    begin(signedIn) {
      stored.remove('sessionEndsAt', 'endOwed')
      stored.set('user', JSON.stringify(signedIn.user))
      stored.set(names[mode].id, signedIn.userId)
      stored.set(names[mode].token, signedIn.usertoken)
      stored.set('userSlug', signedIn.userSlug)
      // Where signing out goes on: at the provider that was signed in by, or nowhere.
      if (signedIn.logoutUrl) stored.set('logoutUrl', signedIn.logoutUrl)
      else stored.remove('logoutUrl')
    },
    end(where) {
      ownerToken = undefined
      if (where === 'here' && stored.get(names[mode].id)) stored.set('endOwed', 'yes')
      stored.remove(
        'userId',
        'usertoken',
        'userSlug',
        'user',
        'sessionEndsAt',
        'requestOwnerToken',
        'requestOwner',
        'agentToken',
        'agentId',
      )
    },
    actFor({ token, owner }) {
      ownerToken ??= token
      stored.set('requestOwner', JSON.stringify(owner))
      stored.set('requestOwnerToken', token)
    },
    stopActing() {
      // Another tab may have gone on to another person: theirs stays.
      const isOurs = stored.get('requestOwnerToken') === ownerToken
      ownerToken = undefined
      if (isOurs) stored.remove('requestOwnerToken', 'requestOwner')
    },
    ownerToken: () => ownerToken,
  }
}

/** The name to show: both parts joined, or the English one on an English page. */
export const nameOf = (user: Person, language: 'ar' | 'en'): string =>
  (language === 'en' && user.englishFullName) || `${user.firstName} ${user.lastName}`.trim()
