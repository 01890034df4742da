// Proving anew that it is oneself, for people who have neither a second factor nor a password with us: a code to an
// address that is known to be theirs, or another sign-in at the provider they came by.

import type { FreshCode, FreshMethods, ProofChallenge } from '@bawaba/contract/entities/factor.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Language } from '@bawaba/language/index.ts'
import { type Account, type AccountsStore, masked } from '../accounts/index.ts'
import type { Codes } from '../codes/index.ts'
import type { Factors } from '../factors/index.ts'

type Channel = FreshCode['channel']
type Dependencies = {
  accounts: Pick<AccountsStore, 'proofsOf'>
  factors: Pick<Factors, 'hasAny'>
  codes: Codes
  clock: () => Date
  /** Ids of the providers whose identities open the account. */
  providersOf(accountId: string): Promise<string[]>
}
type Asking = { account: Account; language: Language; address: string }

export const createFresh = ({ accounts, factors, codes, providersOf, clock }: Dependencies) => {
  const subjectOf = ({ id }: Account): string => `fresh ${id}`
  /** Whoever has more to prove themselves by, proves by that. */
  const needNothingElse = async (account: Account): Promise<void> => {
    if (account.passwordHash !== null || (await factors.hasAny(account)))
      throw new Problem('STEP_UP_REQUIRED')
  }
  const addressesOf = async ({ id }: Account): Promise<[Channel, string][]> => {
    const { mobile, email } = await accounts.proofsOf(id, clock())
    return [
      ...(mobile === null ? [] : [['sms', mobile] satisfies [Channel, string]]),
      ...(email === null ? [] : [['email', email] satisfies [Channel, string]]),
    ]
  }

  return {
    needNothingElse,

    /** How somebody proves themselves who has no factor. */
    ways: async (account: Account): Promise<FreshMethods> => {
      const hasPassword = account.passwordHash !== null
      if (hasPassword) return { hasPassword, codes: [], providers: [] }
      const [addresses, providers] = await Promise.all([addressesOf(account), providersOf(account.id)])
      return {
        hasPassword,
        codes: addresses.map(([channel, address]) => ({
          channel,
          sentTo: masked({ channel, recipient: address }),
        })),
        providers,
      }
    },

    /** Sends a code, or takes it; answers the challenge, or nothing once proved. */
    prove: async (
      { account, language, address }: Asking,
      { channel, value }: FreshCode,
    ): Promise<ProofChallenge | undefined> => {
      await needNothingElse(account)
      if (value !== undefined) {
        await codes.use('prove', subjectOf(account), value)
        return undefined
      }
      const recipient = (await addressesOf(account)).find(([known]) => known === channel)?.[1]
      if (recipient === undefined) throw new Problem('NO_2FA_REGISTERED')
      const sent = await codes.send({
        purpose: 'prove',
        subject: subjectOf(account),
        language,
        address,
        to: { channel, recipient, accountId: account.id },
      })
      return { ...sent, sentTo: masked({ channel, recipient }) }
    },
  }
}
export type Fresh = ReturnType<typeof createFresh>
