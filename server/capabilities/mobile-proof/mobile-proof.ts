// Proving a mobile number by a code sent to it: of a sign-up, or the new number of someone who has signed in.
// Until the code proves the number, no answer says whether anyone has an account with it.

import type { SentCode } from '@bawaba/contract/entities/code.ts'
import type { Verification } from '@bawaba/contract/entities/profile.ts'
import { readMobile, usernameOfMobile } from '@bawaba/contract/mobile.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { StaffUsernames } from '@bawaba/contract/staff-rules.ts'
import type { FieldKind } from '@bawaba/forms/index.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import type { Whole } from '../../platform/database/index.ts'
import type { FreshActor } from '../../platform/http/call.ts'
import { typedNumber, usernameOf } from '../accounts/index.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Codes, Numbers } from '../codes/index.ts'
import type { Messenger, UnaddressedMessage } from '../messages/index.ts'
import { type ProfileRow, type ProfilesStore, profilesStore } from '../profiles/index.ts'
import { messages } from './messages.ts'

type Numbered = Pick<
  ProfileRow,
  'id' | 'mobile' | 'username' | 'userSlug' | 'language' | 'nationalIdIndex' | 'passportIndex'
>
export type MobileProofDependencies = {
  budgets: Pick<Budgets, 'take'>
  numbers: Numbers
  codes: Codes
  /** The kind of field that reads a mobile number. */
  kind: FieldKind
  /** Where numbers are kept. */
  profiles: {
    find(id: string): Promise<Numbered | undefined>
    changeMobile(
      id: string,
      mobile: string,
      username: string,
      now: Date,
      notices: { number: UnaddressedMessage; email: UnaddressedMessage },
    ): Promise<boolean>
    changeMobileInsteadOf: ProfilesStore['changeMobileInsteadOf']
  }
  messenger: Messenger
  staffUsername: StaffUsernames
  audit: Audit
  clock: () => Date
  whole: Whole
}
type Asking = { actor: FreshActor; language: Language; address: string }

/** To the former owner, whom only the statement knows that frees the number. */
export const freedNotice = (messenger: Pick<Messenger, 'prepare'>): UnaddressedMessage =>
  messenger.prepare({
    kind: 'accountChanged',
    channel: 'email',
    subject: messages.freedSubject,
    text: messages.freed,
  })

/** `…4567` */
export const maskedMobile = (mobile: string): string => `…${mobile.slice(-4)}`

/** Numbers that an account may ask to prove in a day: who tries more is looking for numbers, or for the price of an SMS. */
const newNumbers = { limit: 3, windowMs: 86_400_000 }

export const createMobileProof = (dependencies: MobileProofDependencies) => {
  const { codes, kind, profiles, messenger, audit, clock } = dependencies
  /** A number as it was typed, in E.164. Throws VALIDATION_FAILED. */
  const read = (typed: string): string => {
    const parsed = kind.parse(typed, {} as never)
    if ('error' in parsed)
      throw new Problem('VALIDATION_FAILED', {
        details: [{ path: 'body.mobile', field: 'mobile', ...parsed.error }],
      })
    if (typeof parsed.value !== 'string')
      throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.mobile', key: 'required' }] })
    return parsed.value
  }
  const subjectOf = (accountId: string, mobile: string): string => `${accountId} ${mobile}`

  /** Throws NUMBER_NOT_SERVED for a number that is sent no codes. */
  const assertServed = async (mobile: string): Promise<void> => {
    if (!(await dependencies.numbers.isServed(mobile))) throw new Problem('NUMBER_NOT_SERVED')
  }

  const send = async ({ actor, language, address }: Asking, mobile: string): Promise<SentCode> => {
    const { accountId } = actor
    await assertServed(mobile)
    if (!(await codes.wasSent('mobile', subjectOf(accountId, mobile))))
      await dependencies.budgets.take(`new numbers ${accountId}`, newNumbers, 'TOO_MANY_NUMBERS')
    return codes.send({
      purpose: 'mobile',
      subject: subjectOf(accountId, mobile),
      to: typedNumber(mobile, accountId),
      language,
      address,
    })
  }

  /** The number was another person's before: its operator has given it to this one, who has proved it. */
  const takeFromFormer = async (
    person: Numbered & { mobile: string },
    notices: Parameters<ProfilesStore['changeMobileInsteadOf']>[2],
    address: string,
  ): Promise<boolean> => {
    const former = await audit.deed(async (queries, record) => {
      const freed = await profilesStore(queries).changeMobileInsteadOf(person, clock(), notices)
      if (freed)
        await record({
          kind: 'person.mobile-changed',
          subjectId: freed.formerId,
          address,
          detail: { by: 'new owner' },
        })
      return freed
    })
    return former !== undefined
  }

  return {
    read,
    assertServed,
    send,

    /** Sends the first code to a new number; a code that went there a moment ago is still good. */
    begin: async (asking: Asking, mobile: string): Promise<Verification> => ({
      channel: 'sms',
      sentTo: maskedMobile(mobile),
      resendAfterSeconds: await waitOf(() => send(asking, mobile)),
    }),

    /** Takes the number whose code was given; the former number and the email address are notified. */
    take: (
      { actor, address }: Pick<Asking, 'actor' | 'address'>,
      mobile: string,
      code: string,
    ): Promise<void> =>
      dependencies.whole(async () => {
        const { accountId } = actor
        await codes.use('mobile', subjectOf(accountId, mobile), code)
        const person = await profiles.find(accountId)
        if (!person) throw new Problem('USER_NOT_FOUND_OR_ALREADY_VERIFIED')
        // Staff may have names; whoever signs in with the number goes on with the new one, also when it was taken off first.
        const follows =
          person.mobile === null
            ? dependencies.staffUsername === 'mobile' && readMobile(person.username) !== undefined
            : usernameOf(person.mobile) === person.username
        const username = follows || person.userSlug === 'citizen' ? usernameOfMobile(mobile) : person.username
        const { language } = person
        const notices = {
          number: messenger.prepare({
            kind: 'accountChanged',
            channel: 'sms',
            text: t(language, messages.numberChanged),
          }),
          email: messenger.prepare({
            kind: 'accountChanged',
            channel: 'email',
            subject: t(language, messages.emailSubject),
            text: t(language, messages.numberChangedMail),
          }),
        }
        const isChanged =
          (await profiles.changeMobile(accountId, mobile, username, clock(), notices)) ||
          (await takeFromFormer(
            { ...person, mobile, username },
            { ...notices, freed: freedNotice(messenger) },
            address,
          ))
        if (!isChanged)
          throw new Problem('Duplicate_Data', { details: [{ path: 'data.mobile', key: 'duplicate' }] })
        // In the transaction of the whole.
        await audit.deed((_, record) => record(eventOfSelf('person.mobile-changed', accountId, address)))
      }),
  }
}
export type MobileProof = ReturnType<typeof createMobileProof>

/** Seconds to wait for the next code, whether this one was sent or the last is too young to be replaced. */
export const waitOf = async (send: () => Promise<SentCode>): Promise<number> => {
  try {
    return (await send()).resendAfterSeconds
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'NOT_ALLOWED_RESEND') throw error
    return Number(error.params?.seconds)
  }
}
