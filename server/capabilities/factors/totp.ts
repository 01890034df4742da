// An authenticator app: a code of half a minute from a secret both sides know (RFC 6238). A half minute works once.

import { Problem } from '@bawaba/contract/problem.ts'
import { readCompact } from '@bawaba/language/index.ts'
import { Secret, TOTP } from 'otpauth'
import type { Seal } from '../../platform/sealed.ts'
import type { Random } from '../../platform/secret.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Tickets } from '../tickets/index.ts'
import { type AddFactor, type Enrolment, type Method, tries, typed } from './method.ts'
import type { FactorsStore } from './store.ts'

const period = 30
const issuer = 'Bawaba'
/** What the sealed secret is, so that it opens as nothing else. */
const use = 'authenticator secret'

type Dependencies = {
  store: FactorsStore
  added: AddFactor
  budgets: Budgets
  tickets: Tickets
  seal: Seal
  clock: () => Date
  random: Random
  newId: () => string
}

const appOf = (secret: string, label: string) =>
  new TOTP({ issuer, label, period, secret: Secret.fromBase32(secret) })

export const createTotp = ({ store, added, budgets, tickets, seal, clock, random, newId }: Dependencies) => {
  /** The half minute a code belongs to: the present one or its neighbours, for clocks that differ. */
  const stepOf = (secret: string, code: string): number | undefined => {
    const timestamp = clock().getTime()
    const delta = appOf(secret, '').validate({ token: code, timestamp, window: 1 })
    return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
  }
  const codeOf = (value: string): string => readCompact(value)

  const method: Method = {
    name: 'totp',
    isOffered: ({ enrolled }) => enrolled.some(({ kind }) => kind === 'totp'),
    check: async ({ account, enrolled }, value) => {
      await budgets.take(tries.subject(account.id), tries.budget, 'MAX_OTP_ATTEMPTS')
      for (const { id, secret } of enrolled) {
        const step = secret === null ? undefined : stepOf(seal.open(use, secret), codeOf(typed(value)))
        if (step === undefined || !(await store.useStep(id, step, clock()))) continue
        return void (await budgets.forget(tries.subject(account.id)))
      }
      throw new Problem('WRONG_OTP')
    },
  }
  const enrolment: Enrolment = {
    kind: 'totp',
    isOffered: () => true,
    begin: async ({ account, ticket }) => {
      const secret = new Secret({ buffer: new Uint8Array(random(20)).buffer }).base32
      await tickets.keep(ticket, { ...ticket.state, secret: seal.seal(use, secret) })
      return { secret, uri: appOf(secret, account.username).toString() }
    },
    finish: async (proving, value, name) => {
      const { account, ticket } = proving
      if (typeof ticket.state.secret !== 'string') throw new Problem('NO_CODE_WAS_SENT')
      await budgets.take(tries.subject(account.id), tries.budget, 'MAX_OTP_ATTEMPTS')
      const { secret } = ticket.state
      const lastStep = stepOf(seal.open(use, secret), codeOf(typed(value)))
      if (lastStep === undefined) throw new Problem('WRONG_OTP')
      await budgets.forget(tries.subject(account.id))
      // Whoever is second finds it gone: one secret is one factor.
      if ((await tickets.take(ticket, 'secret')) === undefined) throw new Problem('NO_CODE_WAS_SENT')
      const factor = {
        id: newId(),
        accountId: account.id,
        credentialsVersion: account.credentialsVersion,
        kind: 'totp' as const,
        name,
        secret,
        lastStep,
        now: clock(),
      }
      const outcome = await added(proving, 'totp', own => own.add(factor))
      if (outcome !== 'added') throw new Problem('INVALID_GRANT')
    },
  }
  return { method, enrolment }
}
