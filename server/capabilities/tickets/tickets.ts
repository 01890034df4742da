// A ticket says that one step was taken and opens the next one, nothing else: ten minutes, one purpose, hashed at rest.

import { newToken, type Random, sha256 } from '../../platform/secret.ts'
import type { Ticket, TicketsStore } from './store.ts'

export type { Ticket }

/**
 * `second`: a password was right, the second factor is next. `enrol`: a first factor has to be set up before the first
 * session. `identity`: a code of recovery was right, the end of an identifier is next. `passkey`: a key was asked to sign. `reset`: the way to a new password. `change`: a session sets up a factor.
 * `prove`: a session proves its person anew.
 */
export type TicketPurpose = 'identity' | 'second' | 'enrol' | 'passkey' | 'reset' | 'change' | 'prove'

const lifeMs = 10 * 60_000

/** The account as it was when its person took the step: a ticket ends with the credentials that were judged. */
type JudgedAccount = { id: string; credentialsVersion: number }
type Judged = { id: string; credentialsVersion?: number }

type Dependencies = { store: TicketsStore; clock: () => Date; random: Random }

export const createTickets = ({ store, clock, random }: Dependencies) => {
  const put = (hash: Buffer, purpose: TicketPurpose, judged: Judged | null, state: object) =>
    store.put({
      hash,
      purpose,
      accountId: judged?.id ?? null,
      credentialsVersion: judged?.credentialsVersion,
      state,
      expiresAt: new Date(clock().getTime() + lifeMs),
    })
  const bound = (purpose: TicketPurpose, sessionId: string) => sha256(`${purpose} of session ${sessionId}`)

  return {
    issue: async (
      purpose: TicketPurpose,
      judged: JudgedAccount | null,
      state: object = {},
    ): Promise<string> => {
      const token = newToken(random)
      await put(sha256(token), purpose, judged, state)
      return token
    },
    /** The live ticket of a purpose behind a token. */
    find: (purpose: TicketPurpose, token: string): Promise<Ticket | undefined> =>
      store.find(sha256(token), purpose, clock()),
    /** A ticket that a session itself stands for, in place of the one it had. */
    bind: async (purpose: TicketPurpose, sessionId: string, accountId: string): Promise<Ticket> => {
      const hash = bound(purpose, sessionId)
      const stored = await store.find(hash, purpose, clock())
      if (stored) return stored
      await put(hash, purpose, { id: accountId }, {})
      return { hash, accountId, state: {} }
    },
    /** A ticket whose holder has no token of it, and names it by what they did before. */
    openStep: async (purpose: TicketPurpose, name: string, judged: JudgedAccount): Promise<Ticket> => {
      const hash = sha256(`${purpose} of step ${name}`)
      await put(hash, purpose, judged, {})
      return { hash, accountId: judged.id, state: {} }
    },
    stepOf: (purpose: TicketPurpose, name: string): Promise<Ticket | undefined> =>
      store.find(sha256(`${purpose} of step ${name}`), purpose, clock()),
    /** Takes one thing out of its state: whoever is second finds nothing. */
    take: (ticket: Ticket, name: string): Promise<string | undefined> => store.take(ticket.hash, name),
    keep: (ticket: Ticket, state: Record<string, unknown>) => store.keep(ticket.hash, state),
    /** Uses it up; false where another was quicker. */
    use: (ticket: Ticket): Promise<boolean> => store.use(ticket.hash),
    /** Ends every other ticket of its person for the purpose; false where one of those has ended this one. */
    endOthers: async (purpose: TicketPurpose, { hash, accountId }: Ticket): Promise<boolean> =>
      accountId !== null && store.endOthers(hash, accountId, purpose),
  }
}
export type Tickets = ReturnType<typeof createTickets>
