// What every way of proving oneself answers about itself. The list in factors.ts is the only place that knows them all.

import type {
  EnrolChallenge,
  FactorKind,
  ProofChallenge,
  ProofMethod,
  ProofValue,
} from '@bawaba/contract/entities/factor.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Account } from '../accounts/index.ts'
import type { Ticket } from '../tickets/index.ts'
import type { EnrolledFactor, FactorsStore } from './store.ts'

/** The page that a key signs for. */
export type Site = { origin: string; host: string }

export type Proving = {
  account: Account
  enrolled: EnrolledFactor[]
  /** Keeps what a step goes on with. */
  ticket: Ticket
  site: Site
  language: Language
  /** The network address that asks. */
  address: string
  /** What a code is sent for: one for signing in changes no factor. */
  purpose: 'sign-in' | 'step-up'
}

export type Method = {
  name: ProofMethod
  /** Whether this person can be proved by it. */
  isOffered(person: Pick<Proving, 'account' | 'enrolled'> & { recoveryCodesLeft: number }): boolean
  /** Sends the code, or makes the challenge; a code that the person has with them needs none. */
  begin?(proving: Proving): Promise<ProofChallenge>
  /** Throws unless the value proves the person; a value works once. */
  check(proving: Proving, value: ProofValue): Promise<void>
}

export type Enrolment = {
  kind: FactorKind
  isOffered(person: Pick<Proving, 'account' | 'enrolled'>): boolean
  begin(proving: Proving): Promise<EnrolChallenge>
  /** Enrols the factor under a name; throws where the value does not prove that it works. */
  finish(proving: Proving, value: ProofValue, name: string): Promise<void>
}

/** Adds a factor to a person and records it: both, or neither. Answers what `add` did: 'added', or why it was not. */
export type AddFactor = <Outcome extends string>(
  proving: Pick<Proving, 'account' | 'address'>,
  factor: FactorKind,
  add: (store: FactorsStore) => Promise<Outcome>,
) => Promise<Outcome>

/** A typed code; a key's answer is none. */
export const typed = (value: ProofValue): string => (typeof value === 'string' ? value : '')

/** Guesses at the second step, whatever the method: so few in so long for one person. */
export const tries = {
  subject: (accountId: string): string => `second factor ${accountId}`,
  budget: { limit: 5, windowMs: 15 * 60_000 },
} as const
