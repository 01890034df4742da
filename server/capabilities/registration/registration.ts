// Signing up. What is sent is kept aside until a code proves the mobile number, and only then compared with the people
// there are: a stranger who tries numbers and identifiers reads the same answer for all of them, in the same time.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Registered } from '@bawaba/contract/entities/profile.ts'
import { usernameOfMobile } from '@bawaba/contract/mobile.ts'
import { type PasswordProfile, passwordErrors } from '@bawaba/contract/password-rule.ts'
import { Problem, type ProblemDetail } from '@bawaba/contract/problem.ts'
import { registerActivity } from '@bawaba/contract/user-models.ts'
import { type Answers, accept, withMessages } from '@bawaba/forms/index.ts'
import { cairoDate, type Language } from '@bawaba/language/index.ts'
import type { Whole } from '../../platform/database/index.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Seal } from '../../platform/sealed.ts'
import { type Passwords, typedNumber } from '../accounts/index.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Codes, SentCode } from '../codes/index.ts'
import type { EmailLinks } from '../email-links/index.ts'
import type { Messenger } from '../messages/index.ts'
import { freedNotice, type MobileProof, maskedMobile, waitOf } from '../mobile-proof/index.ts'
import type { Notices } from '../notifications/index.ts'
import { keep, type ProfilesStore, profilesStore } from '../profiles/index.ts'
import type { UserModels } from '../user-models/index.ts'
import type { PendingSignUp, RegistrationsStore } from './store.ts'

const hour = 3_600_000
const lifeMs = 24 * hour

export type RegistrationDependencies = {
  store: RegistrationsStore
  models: UserModels
  profiles: ProfilesStore
  passwords: Passwords
  passwordProfile: PasswordProfile
  budgets: Budgets
  codes: Codes
  notices: Notices
  emails: EmailLinks
  mobiles: MobileProof
  messenger: Pick<Messenger, 'prepare'>
  audit: Audit
  seal: Seal
  clock: () => Date
  newId: () => string
  whole: Whole
}
type Sent = { data: Answers; password: string; confirmPassword: string }
type From = { language: Language; address: string }
const use = 'registration'

/** Thousands of people share the address of a mobile carrier: it stops a flood, and people are counted by what they prove. */
const fromOneNetwork = { limit: 600, windowMs: hour }
/**
 * Sign-ups that one number may prove in a day, whatever becomes of them: each tells whether the identifier that was typed has an
 * account. Not counted by the identifier, which anybody can type, and so block its owner.
 */
const ofOneNumber = { limit: 3, windowMs: 24 * hour }

/** The refusal of answers that others have, each where it was typed. */
export const duplicateOf = (others: readonly { field: string }[]): Problem =>
  new Problem('Duplicate_Data', {
    details: [...new Set(others.map(({ field }) => field))].map(field => ({
      path: `data.${field}`,
      key: 'duplicate',
    })),
  })

export const createRegistration = (dependencies: RegistrationDependencies) => {
  const { store, models, profiles, passwords, budgets, codes, mobiles, seal, clock } = dependencies
  const subjectOf = (slug: UserSlug, mobile: string): string => `${slug} ${mobile}`

  /** The verdict on the answers to the questions of a sign-up. */
  const verdictOn = (slug: UserSlug, data: Answers) => {
    const open = models.get(slug)
    if (!open.model.registration) throw new Problem('MODEL_NOT_FOUND')
    const activity = open.activity(registerActivity)
    // What is no question of the model is not looked at: roles, a status, an id.
    const questions = Object.fromEntries(Object.entries(data).filter(([name]) => activity.byName.has(name)))
    return { activity, verdict: accept(activity, questions, { today: cairoDate(clock()) }) }
  }

  /** The answers as they will be kept. Throws what is wrong with them and with the password, all at once. */
  const judged = (slug: UserSlug, { data, password, confirmPassword }: Sent): Answers => {
    const { activity, verdict } = verdictOn(slug, data)
    const broken: ProblemDetail[] = passwordErrors(password, dependencies.passwordProfile).map(key => ({
      path: 'password',
      key,
    }))
    if (confirmPassword !== password) broken.push({ path: 'confirmPassword', key: 'different' })
    if (!verdict.ok)
      throw new Problem('VALIDATION_FAILED', {
        details: [...withMessages(verdict.faults, activity.fields), ...broken],
      })
    if (broken.length > 0) throw new Problem('INVALID_PASSWORD', { details: broken })
    return verdict.data
  }

  const send = (
    slug: UserSlug,
    mobile: string,
    { language, address }: From,
    isWaiting: boolean,
  ): Promise<SentCode> =>
    codes.send({
      purpose: 'mobile',
      subject: subjectOf(slug, mobile),
      language,
      address,
      to: isWaiting ? typedNumber(mobile, null) : undefined,
    })

  /** The number was another person's before: its operator has given it to this one, who has proved it. */
  const takeNumber = async (
    person: Parameters<ProfilesStore['addInsteadOf']>[0],
    welcome: Parameters<ProfilesStore['addInsteadOf']>[1],
    address: string,
  ): Promise<boolean> => {
    const former = await dependencies.audit.deed(async (queries, record) => {
      const notice = freedNotice(dependencies.messenger)
      const freed = await profilesStore(queries).addInsteadOf(person, welcome, notice)
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

  const open = async (pending: PendingSignUp, from: From) => {
    const answers = JSON.parse(seal.open(use, pending.answers)) as Answers
    const { id, userSlug, mobile, passwordHash, language } = pending
    const person = { ...keep(answers, seal, language), id, userSlug, username: usernameOfMobile(mobile) }
    const welcome = dependencies.notices.write('registrationWelcome', () => ({}))
    const newPerson = { ...person, passwordHash, now: clock(), signUpLifeMs: lifeMs }
    const isAdded =
      (await profiles.add(newPerson, welcome)) || (await takeNumber(newPerson, welcome, from.address))
    if (!isAdded) {
      throw duplicateOf(await profiles.taken(person))
    }
    // In the transaction of the whole.
    await dependencies.audit.deed((_, record) =>
      record(eventOfSelf('person.registered', id, from.address, { userSlug })),
    )
    return { id, userSlug, language, email: person.email }
  }

  return {
    /** The answers alone, as they will be kept. Throws what is wrong with them. */
    judge: (slug: UserSlug, data: Answers): Answers => {
      const { activity, verdict } = verdictOn(slug, data)
      if (!verdict.ok)
        throw new Problem('VALIDATION_FAILED', { details: withMessages(verdict.faults, activity.fields) })
      return verdict.data
    },

    signUp: async (slug: UserSlug, sent: Sent, from: From): Promise<Registered> => {
      await budgets.take(`sign-up from ${networkOf(from.address)}`, fromOneNetwork)
      const answers = judged(slug, sent)
      const mobile = mobiles.read(String(answers.mobile))
      await mobiles.assertServed(mobile)
      const id = dependencies.newId()
      const now = clock()
      await store.add({
        id,
        userSlug: slug,
        mobile,
        language: from.language,
        now,
        answers: seal.seal(use, JSON.stringify({ ...answers, mobile })),
        passwordHash: await passwords.hash(sent.password),
        expiresAt: new Date(now.getTime() + lifeMs),
      })
      const resendAfterSeconds = await waitOf(() => send(slug, mobile, from, true))
      return {
        id,
        userSlug: slug,
        verification: { channel: 'sms', sentTo: maskedMobile(mobile), resendAfterSeconds },
      }
    },

    /** Sends another code to the number of a sign-up; where none waits everything happens but the message. */
    resend: async (slug: UserSlug, typed: string, from: From): Promise<SentCode> => {
      const mobile = mobiles.read(typed)
      await mobiles.assertServed(mobile)
      return send(slug, mobile, from, await store.isWaiting(slug, mobile, clock()))
    },

    /** Proves the number and opens the account. Throws Duplicate_Data where someone has the number or has proved the papers. */
    verify: async (
      slug: UserSlug,
      { mobile: typed, code, id }: { mobile: string; code: string; id?: string },
      from: From,
    ): Promise<void> => {
      const mobile = mobiles.read(typed)
      if (id === undefined)
        throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.id', key: 'required' }] })
      const { email, ...person } = await dependencies.whole(async () => {
        await codes.use('mobile', subjectOf(slug, mobile), code)
        // What was filled in stays: another code opens it once there is room again.
        await budgets.take(`sign-ups proved by ${mobile}`, ofOneNumber)
        const pending = await store.take(slug, mobile, id, clock())
        if (!pending) throw new Problem('USER_NOT_FOUND_OR_ALREADY_VERIFIED')
        return open(pending, from)
      })
      // The account stands; a link that could not be sent can be asked for in the profile.
      if (email) await dependencies.emails.send(person, email).catch(() => undefined)
    },
  }
}
export type Registration = ReturnType<typeof createRegistration>
