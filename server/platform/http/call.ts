// What a handler is given of a call, and what it may do to the answer. Handlers know no Fastify.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { CallKey, Calls } from '@bawaba/contract/calls/index.ts'
import type { Company } from '@bawaba/contract/entities/company.ts'
import type { Mode, Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import type { FreshKey } from '@bawaba/contract/policies.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Cached } from './cached.ts'

/** A signed-in person, as the session says. */
export type SignedIn = {
  mode: Mode
  sessionId: string
  csrfToken: string
  expiresAt: Date
  /** When the person last proved themselves. */
  provedAt: Date
  accountId: string
  userSlug: UserSlug
  roles: Role[]
  /** Services a case worker is given; '*' stands for all. */
  services: string[]
  /** Teams of services that a case worker belongs to, as SERVICE:TEAM. */
  teams: string[]
  /** The service center a case worker belongs to: requests of other centers are not theirs. */
  serviceCenter: string | null
  /** Categories that the person's own lists are narrowed to. */
  selectedLabels?: readonly string[] | undefined
  /**
   * Set where someone acts for this person: who it is, and by which permission. The account, the slug and the (missing)
   * roles are then the person's: whatever asks for one's own gets the person's own.
   */
  by?: { accountId: string; actingId: string; company?: Company | undefined } | undefined
}
/** `claimed`: the app whose cookie was looked for. */
export type Actor = SignedIn | { mode: 'VISITOR'; claimed: Mode }

declare const proved: unique symbol
/**
 * A person who proved themselves in the last minutes. Only `freshActor` makes one, so that whatever changes contacts, factors,
 * links or roles, or sends money, cannot be reached by a door that does not ask for the proof.
 */
export type FreshActor = SignedIn & { readonly [proved]: true }
/** Whom a call is made by; one that a policy marks `fresh` by somebody who proved themselves. */
type ActorOf<Key extends CallKey> = Key extends FreshKey ? FreshActor : Actor

/** How long a proof is fresh. */
const freshMs = 10 * 60_000
/** Throws STEP_UP_REQUIRED unless the person has proved themselves in the last ten minutes. */
export const freshActor = (actor: SignedIn, now: Date): FreshActor => {
  if (now.getTime() - actor.provedAt.getTime() > freshMs) throw new Problem('STEP_UP_REQUIRED')
  return actor as FreshActor
}

export type CookieOptions = { httpOnly: boolean; sameSite: 'lax' | 'strict'; path: string; maxAge?: number }

/** A file on its way in; its name and type are the sender's words. */
export type SentFile = { name: string; type: string; bytes: Readable }
/** Both ends of a call, for a protocol that reads and writes them itself. */
export type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string }

export type Call<Key extends CallKey = CallKey> = {
  params: Calls[Key]['params']
  query: Calls[Key]['query']
  body: Calls[Key]['body']
  actor: ActorOf<Key>
  /** What the policy row gives this caller. */
  scope: Scope
  language: Language
  device: Device
  /** The app the call comes from (X-App-Mode). */
  mode: Mode
  /** The caller's address, for budgets. */
  address: string
  header(name: string): string | undefined
  /** All of them, for a signature. */
  headers(): Readonly<Record<string, string | string[] | undefined>>
  cookie(name: string): string | undefined
  setHeader(name: string, value: string): void
  /** Binds a cursor that an answer carries in its body to this list, as the header's is. */
  bindCursor(cursor: string): string
  setCookie(name: string, value: string, options: CookieOptions): void
  clearCookie(name: string): void
  /** Says whose names or answers an answer holds beside those whom it names by an id. */
  shows(personIds: readonly string[]): void
  /** The file of a call that takes one. */
  file(): Promise<SentFile>
  /** The bytes of a call that takes what their sender signed. */
  signed(): Buffer
  /** Takes the call out of the server's hands; the handler answers it whole. */
  exchange(): Exchange
}

export type Handlers<Keys extends CallKey> = {
  [Key in Keys]: (
    call: Call<Key>,
  ) => Promise<Calls[Key]['answer']> | Calls[Key]['answer'] | Cached<Calls[Key]['answer']>
}

export const devices = ['web', 'mobile', 'tablet', 'kiosk'] as const
export type Device = (typeof devices)[number]

/** Who does something by a call, and from where. */
export const byOf = <Caller extends Actor>(call: { actor: Caller; address: string }) => ({
  actor: signedIn(call),
  address: call.address,
})

/** The signed-in person of a call whose policy admits nobody else. */
export const signedIn = <Caller extends Actor>({ actor }: { actor: Caller }): Extract<Caller, SignedIn> => {
  if (actor.mode === 'VISITOR') throw new Error('The policy of this call admits visitors')
  return actor as Extract<Caller, SignedIn>
}
