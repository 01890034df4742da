// A code sent to the mobile number; where that was not used for a year, to the e-mail address that its owner has proved.

import { Problem } from '@bawaba/contract/problem.ts'
import { type Account, masked, provedContactsOf } from '../accounts/index.ts'
import type { Codes } from '../codes/index.ts'
import { type AddFactor, type Enrolment, type Method, type Proving, typed } from './method.ts'
import { addressWithoutSms } from './without-sms.ts'

type Dependencies = {
  codes: Codes
  added: AddFactor
  clock: () => Date
  /** The outage of text messages during which codes may go by e-mail as well. */
  smsOutage: () => Parameters<typeof addressWithoutSms>[1]
}
type Contact = ReturnType<typeof provedContactsOf>[number]

export const createOtp = ({ codes, added, clock, smsOutage }: Dependencies) => {
  const contactsOf = (account: Account): Contact[] => provedContactsOf(account, clock())
  const numberOf = (account: Account): Contact | undefined =>
    contactsOf(account).find(({ channel }) => channel === 'sms')
  /**
   * A lost mailbox opens no account of an employee, in which a link by e-mail sets the password already; whoever runs the
   * portal lets them in again.
   */
  const wayTo = (account: Account): Contact | undefined =>
    account.userSlug === 'employee' ? numberOf(account) : contactsOf(account)[0]
  /** The address to which a code to a number goes as well just now. */
  const copyTo = (account: Account, to: Contact | undefined): Contact | undefined => {
    const recipient = to?.channel === 'sms' ? addressWithoutSms(account, smsOutage()) : undefined
    return recipient === undefined ? undefined : { channel: 'email', recipient, accountId: account.id }
  }
  /** Where a code is to be looked for: while text messages are away, where its copy goes. */
  const shown = (to: Contact | undefined, also?: Contact) => {
    if (also) return { channel: also.channel, sentTo: masked(also), isSmsDown: true as const }
    return to ? { channel: to.channel, sentTo: masked(to) } : {}
  }

  const send = async (
    { account, language, address }: Proving,
    purpose: 'sign-in' | 'step-up',
    to: Contact | undefined,
  ) => {
    // A code that changes how somebody signs in goes by no second way.
    const also = purpose === 'sign-in' ? copyTo(account, to) : undefined
    const sent = await codes.send({ purpose, subject: account.id, language, address, to, also })
    return { ...sent, ...shown(to, also) }
  }
  const method: Method = {
    name: 'otp',
    isOffered: ({ account }) => account.mobileIsFactor && wayTo(account) !== undefined,
    begin: proving => send(proving, proving.purpose, wayTo(proving.account)),
    check: ({ account, purpose }, value) => codes.use(purpose, account.id, typed(value)),
  }
  const enrolment: Enrolment = {
    kind: 'otp',
    isOffered: ({ account }) => !account.mobileIsFactor && numberOf(account) !== undefined,
    begin: proving => send(proving, 'step-up', numberOf(proving.account)),
    finish: async (proving, value) => {
      const { account } = proving
      await codes.use('step-up', account.id, typed(value))
      const outcome = await added(proving, 'otp', async own =>
        (await own.addMobile(account)) ? 'added' : 'outdated',
      )
      if (outcome !== 'added') throw new Problem('INVALID_GRANT')
    },
  }
  return {
    method,
    enrolment,
    /** Where a code goes by which somebody proves themselves anew. */
    provedAt: (account: Account) => shown(wayTo(account)),
    /** Where a code of the second step goes. */
    sentTo: (account: Account) => {
      const to = wayTo(account)
      return shown(to, copyTo(account, to))
    },
    /** Where one goes that enrols the number. */
    enrolledAt: (account: Account) => shown(numberOf(account)),
  }
}
export type Otp = ReturnType<typeof createOtp>
