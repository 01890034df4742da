// An account that an employee opens for a person who has none: at a service centre, for somebody who cannot sign up alone.
// The person proves the number by a one-time code, as at sign-up, and gives it to the employee.
//
// What a dishonest employee could gain decides the rules. The code is bound to the employee's session and its message says
// what it opens. Nobody's number or papers are taken from an account that exists. The employee chooses no password and no
// e-mail, through which they could come back, and gives no number of the staff. The person is told who did it.

import type { OpenedAccount } from '@bawaba/contract/entities/profile.ts'
import { usernameOfMobile } from '@bawaba/contract/mobile.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Answers } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { newToken, type Random } from '../../platform/secret.ts'
import { type AccountsStore, refOf, typedNumber } from '../accounts/index.ts'
import type { SentCode } from '../codes/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { Messenger } from '../messages/index.ts'
import { keep, profilesStore } from '../profiles/index.ts'
import { duplicateOf, type RegistrationDependencies } from './registration.ts'

const day = 86_400_000
/** Accounts that one employee opens in a day, and codes that they ask for to do so. */
const accountsADay = { limit: 60, windowMs: day }
const codesADay = { limit: 120, windowMs: day }
/** No code of a sign-up goes out to a person whose account is opened for them. */
const noSignUp = 0
const slug = 'citizen'

export type DeskDependencies = Pick<
  RegistrationDependencies,
  | 'profiles'
  | 'passwords'
  | 'budgets'
  | 'codes'
  | 'notices'
  | 'mobiles'
  | 'audit'
  | 'seal'
  | 'clock'
  | 'newId'
  | 'whole'
> & {
  accounts: Pick<AccountsStore, 'get' | 'isStaffMobile'>
  messenger: Pick<Messenger, 'send'>
  lookups: Pick<Lookups, 'found'>
  linkTo: LinkTo
  random: Random
  /** The answers to the questions of a sign-up. Throws what is wrong with them. */
  judge(slug: 'citizen', data: Answers): Answers
}
type Asking = { actor: SignedIn; address: string; language: Language }
type Opening = { data: Answers; code: string; language?: Language | undefined }

export const createAccountDesk = (dependencies: DeskDependencies) => {
  const { accounts, budgets, codes, mobiles, profiles, seal, clock, newId } = dependencies
  const subjectOf = ({ sessionId }: SignedIn, mobile: string): string => `account ${sessionId}/${mobile}`

  /** The answers without an e-mail: its owner adds it, and proves it, in their profile. */
  const judged = async (data: Answers): Promise<{ answers: Answers; mobile: string }> => {
    // A sign-up asks for an e-mail: one that nobody has stands in for it while the answers are judged.
    const { email: _, ...answers } = dependencies.judge(slug, { ...data, email: 'nobody@example.org' })
    const mobile = mobiles.read(String(answers.mobile))
    await mobiles.assertServed(mobile)
    if (await accounts.isStaffMobile(mobile))
      throw new Problem('VALIDATION_FAILED', { details: [{ path: 'data.mobile', key: 'staffMobile' }] })
    return { answers: { ...answers, mobile }, mobile }
  }

  /** Tells the person who opened the account and how they choose a password. */
  const written = async (actor: SignedIn) => {
    const officer = refOf(await accounts.get(actor.accountId))
    const link = dependencies.linkTo(slug, '/forget-password/validate')
    return dependencies.notices.write('accountOpened', language => ({
      who: language === 'en' ? (officer.englishName ?? officer.name) : officer.name,
      link,
    }))
  }

  return {
    /** Sends the code to the person's number. Answers alike whoever has an account. */
    sendCode: async (
      { actor, address }: Asking,
      { data, language = 'ar' }: Omit<Opening, 'code'>,
    ): Promise<SentCode> => {
      const { mobile } = await judged(data)
      await budgets.take(`account codes by ${actor.accountId}`, codesADay)
      return codes.send({
        purpose: 'account',
        subject: subjectOf(actor, mobile),
        language,
        address,
        to: typedNumber(mobile, null),
      })
    },

    /** Opens the account with the code that the person gave. Throws Duplicate_Data where somebody has the number or has proved the papers. */
    open: async (
      { actor, address }: Asking,
      { data, code, language = 'ar' }: Opening,
    ): Promise<OpenedAccount> => {
      const { answers, mobile } = await judged(data)
      await budgets.take(`accounts opened by ${actor.accountId}`, accountsADay)
      const notice = await written(actor)
      const person = {
        ...keep(answers, seal, language),
        id: newId(),
        userSlug: slug,
        username: usernameOfMobile(mobile),
      } as const
      // Nobody knows this password: the person chooses one by a code of their own.
      const passwordHash = await dependencies.passwords.hash(newToken(dependencies.random))
      await dependencies.whole(async () => {
        await codes.use('account', subjectOf(actor, mobile), code)
        const added = { ...person, passwordHash, now: clock(), signUpLifeMs: noSignUp }
        const isAdded = await dependencies.audit.deed(async (queries, record) => {
          if (!(await profilesStore(queries).add(added, notice))) return false
          await record({
            kind: 'person.openedAtDesk',
            actorId: actor.accountId,
            subjectId: person.id,
            address,
            detail: { userSlug: slug },
          })
          return true
        })
        if (!isAdded) {
          const others = await profiles.taken(person)
          // Whoever is told that an identifier has an account has looked its owner up.
          for (const [by, owners] of Map.groupBy(others, ({ field }) => field))
            await dependencies.lookups.found(
              { actorId: actor.accountId, address, by },
              owners.map(({ id }) => id),
              owners.length,
            )
          throw duplicateOf(others)
        }
        await dependencies.messenger.send({
          kind: 'link',
          ...typedNumber(mobile, person.id),
          text: notice.text[language],
        })
      })
      return {
        id: person.id,
        username: person.username,
        name: `${person.firstName} ${person.lastName}`.trim(),
      }
    },
  }
}
export type AccountDesk = ReturnType<typeof createAccountDesk>
