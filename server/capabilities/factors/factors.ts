// Second factors as one: which methods a person has, proving by one of them, enrolling, removing.

import type {
  EnrolBody,
  EnrolChallenge,
  FactorKind,
  Factors as FactorList,
  ProofBody,
  ProofChallenge,
  SecondStep,
} from '@bawaba/contract/entities/factor.ts'

import { modeOf } from '@bawaba/contract/entities/person.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { FreshActor } from '../../platform/http/call.ts'
import { type Account, masked, numberOf } from '../accounts/index.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import type { AddFactor, Enrolment, Method, Proving } from './method.ts'
import type { Otp } from './otp.ts'
import { type FactorsStore, factorsStore } from './store.ts'

type Dependencies = {
  store: FactorsStore
  otp: Pick<Otp, 'provedAt' | 'sentTo' | 'enrolledAt'>
  methods: Method[]
  enrolments: Enrolment[]
  /** Without a store of a transaction it is one of its own. */
  renewRecovery(accountId: string, store?: FactorsStore): Promise<string[]>
  audit: Pick<Audit, 'deed'>
  clock: () => Date
}
type Context = Omit<Proving, 'enrolled'>

/** Whoever works for the portal needs a second factor; a citizen may have one. */
export const needsFactor = ({ userSlug }: Pick<Account, 'userSlug'>): boolean =>
  modeOf[userSlug] !== 'CITIZEN'

/** The code sent to the mobile is no row of its own: it is listed under this id. */
const mobileFactor = 'mobile'

export const createAddFactor =
  ({ deed }: Pick<Audit, 'deed'>): AddFactor =>
  ({ account, address }, factor, add) =>
    deed(async (queries, record) => {
      const outcome = await add(factorsStore(queries))
      if (outcome === 'added') await record(eventOfSelf('factor.enrolled', account.id, address, { factor }))
      return outcome
    })

export const createFactors = ({
  store,
  otp,
  methods,
  enrolments,
  renewRecovery,
  audit,
  clock,
}: Dependencies) => {
  const personOf = async (account: Account) => {
    const [enrolled, recoveryCodesLeft] = await Promise.all([
      store.of(account.id),
      store.recoveryLeft(account.id),
    ])
    return { account, enrolled, recoveryCodesLeft }
  }
  const offered = (person: Awaited<ReturnType<typeof personOf>>) =>
    methods.filter(method => method.isOffered(person))
  const countOf = (person: Pick<Proving, 'account' | 'enrolled'>) =>
    person.enrolled.length + (person.account.mobileIsFactor ? 1 : 0)
  const enrolmentOf = (kind: FactorKind, person: Pick<Proving, 'account' | 'enrolled'>): Enrolment => {
    const found = enrolments.find(enrolment => enrolment.kind === kind)
    if (!found?.isOffered(person)) throw new Problem('NO_2FA_REGISTERED')
    return found
  }

  return {
    /** Whether the account has any, also one that leads nowhere at the moment. */
    hasAny: async (account: Account): Promise<boolean> => countOf(await personOf(account)) > 0,

    /**
     * What stands between a right password and a session; undefined where nothing does. Without methods the first one is
     * enrolled. Throws MOBILE_NOT_USED where all that somebody has are codes to a number that may be another's by now.
     */
    stepOf: async (account: Account): Promise<Omit<SecondStep, 'token'> | undefined> => {
      const person = await personOf(account)
      const names = offered(person).map(({ name }) => name)
      if (names.length > 0)
        return {
          methods: names,
          enrol: [],
          ...(names.includes('otp') ? otp.sentTo(account) : {}),
        }
      if (countOf(person) > 0) throw new Problem('MOBILE_NOT_USED')
      if (!needsFactor(account)) return undefined
      const enrol = enrolments.filter(enrolment => enrolment.isOffered(person)).map(({ kind }) => kind)
      return { methods: [], enrol, ...otp.enrolledAt(account) }
    },

    /** Sends a code or makes a challenge, or checks the value; answers the challenge, or nothing once proved. */
    prove: async (
      context: Context,
      { method: name, value, send }: ProofBody,
    ): Promise<ProofChallenge | undefined> => {
      const person = await personOf(context.account)
      const method = offered(person).find(known => known.name === name)
      if (!method) throw new Problem('NO_2FA_REGISTERED')
      const proving = { ...context, enrolled: person.enrolled }
      if (send) return method.begin ? method.begin(proving) : {}
      if (value === undefined) throw new Problem('WRONG_OTP')
      await method.check(proving, value)
      return undefined
    },

    /** Begins enrolling, or ends it with the value; with the first factor come codes to keep on paper. */
    enrol: async (
      context: Context & { by: FreshActor | 'signing in' },
      { kind, value, name }: EnrolBody,
    ): Promise<EnrolChallenge | { enrolled: true; recoveryCodes?: string[] }> => {
      const person = await personOf(context.account)
      const enrolment = enrolmentOf(kind, person)
      const proving = { ...context, enrolled: person.enrolled }
      if (value === undefined) return enrolment.begin(proving)
      await enrolment.finish(proving, value, name?.trim() || kind)
      if (countOf(person) > 0) return { enrolled: true }
      return { enrolled: true, recoveryCodes: await renewRecovery(context.account.id) }
    },

    list: async (account: Account): Promise<Omit<FactorList, 'fresh'>> => {
      const person = await personOf(account)
      const rows = person.enrolled.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
        id,
        kind,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }))
      const mobile = account.mobileIsFactor
        ? [
            {
              id: mobileFactor,
              kind: 'otp' as const,
              name: numberOf(account).map(masked).join(''),
              createdAt: null,
              lastUsedAt: null,
            },
          ]
        : []
      return {
        factors: [...mobile, ...rows],
        enrol: enrolments.filter(enrolment => enrolment.isOffered(person)).map(({ kind }) => kind),
        recoveryCodesLeft: person.recoveryCodesLeft,
        ...(offered(person).some(({ name }) => name === 'otp')
          ? { channel: otp.provedAt(account).channel }
          : {}),
        isRequired: needsFactor(account),
      }
    },

    /** Removes a factor. Throws NOT_FOUND, or LAST_FACTOR where staff would be left with none. */
    remove: (_by: FreshActor, account: Account, id: string, address: string): Promise<void> =>
      audit.deed(async (queries, record) => {
        const outcome = await factorsStore(queries).remove(account.id, id, needsFactor(account), clock())
        if (outcome === 'none') throw new Problem('NOT_FOUND')
        if (outcome === 'last') throw new Problem('LAST_FACTOR')
        await record(eventOfSelf('factor.removed', account.id, address, { factor: id }))
      }),

    renewRecovery: async (_by: FreshActor, account: Account, address: string): Promise<string[]> => {
      if (countOf(await personOf(account)) === 0) throw new Problem('NO_2FA_REGISTERED')
      return audit.deed(async (queries, record) => {
        await record(eventOfSelf('factor.recoveryRenewed', account.id, address))
        return renewRecovery(account.id, factorsStore(queries))
      })
    },
  }
}
export type Factors = ReturnType<typeof createFactors>
