// Recovery codes: ten on paper, each good once, for whoever has lost the other factors.

import { createHmac } from 'node:crypto'
import { Problem } from '@bawaba/contract/problem.ts'
import { readCompact } from '@bawaba/language/index.ts'
import type { Random } from '../../platform/secret.ts'
import type { Budgets } from '../budgets/index.ts'
import { type Method, tries, typed } from './method.ts'
import type { FactorsStore } from './store.ts'

/** Read aloud and typed by hand: no letter or digit that looks like another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const count = 10
const length = 16

type Dependencies = {
  store: FactorsStore
  budgets: Budgets
  clock: () => Date
  random: Random
  secret: string
}

export const createRecovery = ({ store, budgets, clock, random, secret }: Dependencies) => {
  const hashOf = (accountId: string, code: string): Buffer =>
    createHmac('sha256', secret).update(`recovery\n${accountId}\n${code}`).digest()
  const draw = (): string => {
    let code = ''
    // Bytes beyond the last whole round of the alphabet are passed over: each sign is equally likely.
    while (code.length < length)
      for (const byte of random(32))
        if (code.length < length && byte < 256 - (256 % alphabet.length))
          code += alphabet[byte % alphabet.length]
    return code
  }
  const shown = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

  const method: Method = {
    name: 'recovery',
    isOffered: ({ recoveryCodesLeft }) => recoveryCodesLeft > 0,
    check: async ({ account }, value) => {
      await budgets.take(tries.subject(account.id), tries.budget, 'MAX_OTP_ATTEMPTS')
      const code = readCompact(typed(value)).toLowerCase()
      if (!(await store.useRecovery(account.id, hashOf(account.id, code), clock())))
        throw new Problem('WRONG_OTP')
      await budgets.forget(tries.subject(account.id))
    },
  }
  return {
    method,
    /** New codes in place of the former; they are shown once and kept as hashes. */
    renew: async (accountId: string, own: FactorsStore = store): Promise<string[]> => {
      const codes = Array.from({ length: count }, draw)
      await own.putRecovery(
        accountId,
        codes.map(code => hashOf(accountId, code)),
      )
      return codes.map(shown)
    },
  }
}
