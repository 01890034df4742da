// Whom a caller means: a number as people say it, or a person that a search has found. Nothing here tells whether
// there is such a person: that is answered only once the code has been proved.

import { readMobile } from '@bawaba/contract/mobile.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type AccountsStore, typedNumber } from '../accounts/index.ts'
import type { ActingStore } from './store.ts'

type Sources = {
  store: Pick<ActingStore, 'citizensByMobile' | 'findCitizen'>
  accounts: Pick<AccountsStore, 'smsTo'>
  clock: () => Date
}
export type Whom = { mobile?: string; personId?: string }

/** Throws MOBILE_NOT_READ. */
export const mobileOf = (typed: string): string => {
  const mobile = readMobile(typed)
  if (!mobile) throw new Problem('MOBILE_NOT_READ')
  return mobile
}

const isOne = (parts: readonly unknown[]): boolean => parts.filter(part => part !== undefined).length === 1

export const assertOne = (path: string, parts: readonly unknown[]): void => {
  if (!isOne(parts)) throw new Problem('VALIDATION_FAILED', { details: [{ path, key: 'exactlyOne' }] })
}

/** The subject that codes are bound to, where they go, and how the person is found afterwards. */
export const whomOf = async ({ store, accounts, clock }: Sources, whom: Whom) => {
  assertOne('body', [whom.mobile, whom.personId])
  if (whom.mobile !== undefined) {
    const mobile = mobileOf(whom.mobile)
    // Two people with one number cannot be told apart by a code that went to it.
    const find = async () => {
      const found = await store.citizensByMobile(mobile, clock())
      return found.length === 1 ? found[0] : undefined
    }
    return { subject: mobile, to: typedNumber(mobile, null), find }
  }
  const person = await store.findCitizen(whom.personId as string)
  return {
    subject: whom.personId as string,
    to: await accounts.smsTo(person?.id, clock()),
    find: async () => person,
  }
}
