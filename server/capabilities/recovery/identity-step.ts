// The step after the code, where no second factor but the number protects the account: a number may have a new owner, who receives the
// code and does not know the former owner's papers. The code is used up before; its step stays open for ten minutes.

import { Problem } from '@bawaba/contract/problem.ts'
import { readCompact } from '@bawaba/language/index.ts'
import { isSameText } from '../../platform/secret.ts'
import type { Account } from '../accounts/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { PersonSearch } from '../profiles/index.ts'
import type { Ticket, Tickets } from '../tickets/index.ts'

const leastCharacters = 4
const tries = { limit: 5, windowMs: 86_400_000 }
/** How often the step of one name is asked for: a stranger who guesses codes finds none that is open. */
const visits = { limit: 15, windowMs: 15 * 60_000 }

type Dependencies = {
  people: Pick<PersonSearch, 'identifiersOf'>
  budgets: Pick<Budgets, 'take' | 'forget'>
  tickets: Pick<Tickets, 'openStep' | 'stepOf' | 'use'>
}

/** An identifier as people type it, or its end: any digits, with spaces or dashes. */
const tidy = (typed: string): string => readCompact(typed).toUpperCase()

const endsSo = (identifier: string, end: string): boolean =>
  end.length >= leastCharacters && isSameText(tidy(identifier).slice(-end.length), end)

export const createIdentityStep = ({ people, budgets, tickets }: Dependencies) => {
  const nameOf = (subject: string, otp: string): string => `${subject} ${tidy(otp)}`
  return {
    /** The step that this code has opened, if it is still open. */
    find: async (subject: string, otp: string): Promise<Ticket | undefined> => {
      await budgets.take(`step of ${subject}`, visits, 'MAX_OTP_ATTEMPTS')
      return tickets.stepOf('identity', nameOf(subject, otp))
    },

    /** Throws IDENTITY_REQUIRED, WRONG_IDENTITY or MAX_OTP_ATTEMPTS. An account that holds no identifier passes. */
    pass: async (
      account: Account,
      step: Ticket | undefined,
      { subject, otp, end }: { subject: string; otp: string; end: string | undefined },
    ): Promise<void> => {
      const identifiers = Object.values(await people.identifiersOf(account.id))
      if (identifiers.length === 0) return
      const open = step ?? (await tickets.openStep('identity', nameOf(subject, otp), account))
      const typed = tidy(end ?? '')
      if (typed === '') throw new Problem('IDENTITY_REQUIRED')
      const budget = `identity ${account.id}`
      await budgets.take(budget, tries, 'MAX_OTP_ATTEMPTS')
      if (!identifiers.some(identifier => endsSo(identifier, typed))) throw new Problem('WRONG_IDENTITY')
      await budgets.forget(budget)
      if (!(await tickets.use(open))) throw new Problem('EXPIRED_CODE')
    },
  }
}
export type IdentityStep = ReturnType<typeof createIdentityStep>
