// A forgotten password: a code to the mobile or a link to the e-mail leads to a ticket, the ticket to a new password.
// Whoever asks hears the same in the same time, whether or not there is such a person. A new password ends every
// session and opens none: the second factor is asked at the next sign-in as before.

import type { AuditKind } from '@bawaba/contract/audit-kinds.ts'
import type { SentCode } from '@bawaba/contract/entities/code.ts'
import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { readMobile } from '@bawaba/contract/mobile.ts'
import { type PasswordProfile, passwordErrors } from '@bawaba/contract/password-rule.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import { readEmail } from '@bawaba/language/input/email-addresses.ts'
import type { Whole } from '../../platform/database/index.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import {
  type Account,
  type AccountsStore,
  accountsStore,
  contactsOf,
  formerOwner,
  isMobileInUse,
  numberOf,
  type Passwords,
  provedContactsOf,
  subjectOf,
  usernameOf,
} from '../accounts/index.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import type { Codes, Day } from '../codes/index.ts'
import type { Factors } from '../factors/index.ts'
import { type Messenger, type Recipient, withLink } from '../messages/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { Tickets } from '../tickets/index.ts'
import type { IdentityStep } from './identity-step.ts'
import { messages } from './messages.ts'

/** What is sent with the code. */
export type CodeCheck = { username: string; otp: string; email?: string; identityEnd?: string }
export type RecoveryRequest = { username: string } | { mobile: string } | { email: string }
type From = { address: string; language: Language }
type Dependencies = {
  accounts: Pick<AccountsStore, 'get' | 'findByUsername' | 'findByEmail' | 'isMobileTrusted' | 'mobileProved'>
  passwords: Passwords
  codes: Codes
  /** The whole portal's day. */
  day: Pick<Day, 'take'>
  tickets: Tickets
  messenger: Messenger
  sessions: Pick<Sessions, 'checkOwnPassword'>
  factors: Factors
  identityStep: IdentityStep
  audit: Audit
  linkTo: LinkTo
  profile: PasswordProfile
  perAddress: number
  clock: () => Date
  whole: Whole
  /** Told of a message that could not be written. */
  report(error: unknown): void
}

const day = 86_400_000
const minute = 60_000
const budgetOf = (slug: UserSlug, name: string): string => `reset ${slug}/${name}`

/** Read as every address is, without regard to capitals. */
const isSameEmail = (typed: string, email: string | null): boolean =>
  email !== null && readEmail(typed)?.toLowerCase() === email.toLowerCase()

/** What an account is called in a message; one whose number passed to another person has no user name to read. */
const nameOf = ({ username, firstName, lastName }: Account): string =>
  username.startsWith(formerOwner) ? `${firstName} ${lastName}`.trim() : username

export const createRecoveries = (dependencies: Dependencies) => {
  const { accounts, passwords, codes, tickets, messenger, sessions, factors, identityStep, audit } =
    dependencies

  /** Only who has a password here may forget it; another provider's is theirs to reset. */
  const owner = (account: Account | undefined): Account | undefined =>
    account?.status === 'active' && account.passwordHash !== null ? account : undefined

  const mailLinkTo = async (account: Account, email: string): Promise<void> => {
    const { language } = account
    const token = await tickets.issue('reset', account)
    // Behind the # it reaches no log of any server on the way.
    const link = dependencies.linkTo(account.userSlug, `/forget-password/reset#${token}`)
    await messenger.send({
      kind: 'link',
      channel: 'email',
      recipient: email,
      accountId: account.id,
      subject: t(language, messages.subject),
      text: withLink(t(language, messages.link, { username: nameOf(account), link: '{link}' }), link),
    })
  }

  const mailLink = async (slug: UserSlug, email: string): Promise<void> => {
    const found = await accounts.findByEmail(slug, email)
    for (const account of found.filter(owner)) await mailLinkTo(account, email)
  }

  /** Notifies the owner, by every contact, that the way they sign in was changed: one of them may be another's by now. */
  const tell = async (accountId: string): Promise<void> => {
    const account = await accounts.get(accountId)
    for (const to of contactsOf(account, dependencies.clock()))
      await messenger.send({
        kind: 'accountChanged',
        ...to,
        ...subjectOf(to, t(account.language, messages.changedSubject)),
        text: t(account.language, messages.changed),
      })
  }

  /** Whether the next sign-in asks for something that the owner of the number does not get by it. */
  const isProtected = async (account: Account): Promise<boolean> => {
    if (account.mobile !== null && !isMobileInUse(account, dependencies.clock())) return false
    const methods = (await factors.stepOf(account))?.methods ?? []
    return methods.length > 0 && !methods.includes('otp')
  }

  const judge = async (account: Account, password: string, confirmPassword: string): Promise<void> => {
    if (password === '') throw new Problem('NEW_PASSWORD_REQUIRED')
    if (password !== confirmPassword) throw new Problem('PASSWORDS_DIFFER')
    const errors = passwordErrors(password, dependencies.profile, await factors.hasAny(account))
    if (errors.length > 0)
      throw new Problem('INVALID_PASSWORD', { details: errors.map(key => ({ path: 'password', key })) })
  }

  const recipientOf = (account: Account, isTrusted: boolean): Recipient | undefined =>
    [...(isTrusted ? numberOf(account) : []), ...provedContactsOf(account, dependencies.clock())][0]

  /** False where the way in changed since the account was judged: nothing is set then. */
  const set = async (
    account: Account,
    password: string,
    kind: AuditKind,
    address: string,
    keep?: string,
  ): Promise<boolean> => {
    const hash = await passwords.hash(password)
    return dependencies.whole(async () => {
      const isSet = await audit.deed(async (queries, record) => {
        if (!(await accountsStore(queries).setPassword(account, hash, dependencies.clock(), keep)))
          return false
        await record(eventOfSelf(kind, account.id, address))
        return true
      })
      if (isSet) await tell(account.id)
      return isSet
    })
  }

  return {
    tell,

    ask: async (slug: UserSlug, wanted: RecoveryRequest, from: From): Promise<SentCode> => {
      const { language, address } = from
      if ('email' in wanted) {
        const email = wanted.email.trim().toLowerCase()
        const subject = budgetOf(slug, email)
        await dependencies.day.take(true, [
          {
            subject: `codes from ${networkOf(address)}`,
            budget: { limit: dependencies.perAddress, windowMs: day },
          },
          {
            subject: `${subject} soon`,
            budget: { limit: 1, windowMs: minute },
            code: 'NOT_ALLOWED_RESEND',
          },
          { subject, budget: { limit: 10, windowMs: day } },
        ])
        // Not waited for: looking someone up and writing to them would take longer than writing to nobody.
        mailLink(slug, email).catch(dependencies.report)
        return { resendAfterSeconds: minute / 1000, expiresInSeconds: (10 * minute) / 1000 }
      }
      const name = usernameOf('mobile' in wanted ? wanted.mobile : wanted.username)
      const account = owner(await accounts.findByUsername(slug, name))
      // A number that was not used for a year opens nothing by itself.
      const isTrusted = await accounts.isMobileTrusted(account?.id, dependencies.clock())
      const to = account && recipientOf(account, isTrusted)
      // A number is counted as those are that ask for its code elsewhere, whether or not somebody has it.
      const typed = readMobile('mobile' in wanted ? wanted.mobile : wanted.username) ?? name
      return codes.send({ purpose: 'reset', subject: budgetOf(slug, name), typed, to, language, address })
    },

    /**
     * Uses the code up; answers the ticket for a new password. Where no second factor but the number protects the
     * account, the end of an identifier is asked for as well: the next owner of the number gets the code, too.
     */
    check: (slug: UserSlug, { username, otp, email, identityEnd: end }: CodeCheck): Promise<string> =>
      dependencies.whole(async () => {
        const name = usernameOf(username)
        const subject = budgetOf(slug, name)
        const step = await identityStep.find(subject, otp)
        if (!step) await codes.use('reset', subject, otp)
        const account = owner(await accounts.findByUsername(slug, name))
        if (!account || (step && step.accountId !== account.id)) throw new Problem('INVALID_CODE')
        if (!(await isProtected(account))) await identityStep.pass(account, step, { subject, otp, end })
        await accounts.mobileProved(account, dependencies.clock())
        // Only who has proved that the account is theirs learns whether an address is too.
        if (email !== undefined && !isSameEmail(email, account.email))
          throw new Problem('EMAIL_PHONE_MISMATCH')
        return tickets.issue('reset', account)
      }),

    reset: async (
      slug: UserSlug,
      token: string,
      password: string,
      confirmPassword: string,
      address: string,
    ): Promise<void> => {
      const ticket = await tickets.find('reset', token)
      const account = ticket?.accountId ? owner(await accounts.get(ticket.accountId)) : undefined
      if (!ticket || account?.userSlug !== slug) throw new Problem('INVALID_GRANT')
      await judge(account, password, confirmPassword)
      if (!(await set(account, password, 'password.reset', address))) throw new Problem('INVALID_GRANT')
    },

    change: async (
      actor: { accountId: string; sessionId: string },
      passwords: { currentPassword: string; newPassword: string; confirmPassword: string },
      address: string,
    ): Promise<void> => {
      if (passwords.currentPassword === '') throw new Problem('OLD_PASSWORD_REQUIRED')
      const account = await accounts.get(actor.accountId)
      if (account.passwordHash === null) throw new Problem('ChangePasswordFailed')
      await judge(account, passwords.newPassword, passwords.confirmPassword)
      await sessions.checkOwnPassword(account, passwords.currentPassword)
      // Whoever was quicker has changed it: the password that was typed is no longer the present one.
      if (!(await set(account, passwords.newPassword, 'password.changed', address, actor.sessionId)))
        throw new Problem('WRONG_CREDENTIALS')
    },
  }
}
export type Recoveries = ReturnType<typeof createRecoveries>
