// One-time codes: six digits, five minutes, five guesses, one use, a minute between two sendings. A code is bound to
// what it is for and to whom; a new one takes the place of the last. Where nobody is to be written to, everything
// happens but the message, so that an unknown person cannot be told from a known one.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SentCode } from '@bawaba/contract/entities/code.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Language, readCompact, type Text, t } from '@bawaba/language/index.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Random } from '../../platform/secret.ts'
import { type Budgets, type Spending, secondsUntil } from '../budgets/index.ts'
import type { Messenger, Recipient } from '../messages/index.ts'
import type { Notices } from '../notifications/index.ts'
import { type Day, dayBudget } from './day.ts'
import { messages } from './messages.ts'
import type { Numbers } from './numbers.ts'
import type { CodesStore } from './store.ts'

export type { SentCode }

/** What a code opens; one for a purpose opens nothing else. */
export type CodePurpose = 'sign-in' | 'step-up' | 'prove' | 'reset' | 'mobile' | 'owner' | 'account' | 'track'

const lifeMs = 5 * 60_000
const guesses = 5
const resendAfterMs = 60_000
const minute = 60_000
const day = 24 * 60 * minute
const daily = { limit: 10, windowMs: day }
const soon = { limit: 3, windowMs: 15 * minute }

/** What anybody can ask for without proving anything: these share one budget of a number, and spend no other. */
const openPurposes = new Set<CodePurpose>(['reset', 'mobile', 'track'])

/** Whoever has given a right password never waits because somebody else asked for codes to the same number. */
const budgetNames = (purpose: CodePurpose, subject: string, number: string) =>
  [
    `codes ${purpose} ${subject}`,
    `codes ${purpose} ${subject} soon`,
    openPurposes.has(purpose) ? `codes to ${number}` : `codes to ${number} for ${purpose}`,
  ] as const

export type CodeDependencies = {
  store: CodesStore
  budgets: Budgets
  messenger: Messenger
  /** Staff may word the message after a forgotten password. */
  notices: Notices
  clock: () => Date
  random: Random
  secret: string
  /** The portal's host, for the line of an SMS that binds its code to the page. */
  host: string
  /** Codes that one network address may ask for in a day. */
  perAddress: number
  numbers: Numbers
  /** The whole portal's day. */
  day: Pick<Day, 'take'>
}
type Sending = {
  purpose: CodePurpose
  /** Whose code: an account's id, or the number that is being proved. */
  subject: string
  /**
   * What a stranger typed, who proved nothing: it is counted, and not where the code goes, so that a full budget tells nobody
   * whether there is an account. Absent where whoever asks knows the recipient.
   */
  typed?: string
  /** Where it goes; undefined sends nothing, to the same answer. */
  to: Recipient | undefined
  /** Where it goes as well. */
  also?: Recipient | undefined
  /** For whoever has no account yet; an account has its own, and reads its messages in that one. */
  language?: Language | undefined
  /** The network address that asks. */
  address: string
}

const bothOf = (write: (language: Language) => string): Text => ({ ar: write('ar'), en: write('en') })

const sixDigits = (random: Random): string =>
  String(Buffer.from(random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** A code as people type it: any digits, with spaces or hyphens. */

export const createCodes = (dependencies: CodeDependencies) => {
  const { store, budgets, messenger, notices, clock, random, secret, numbers } = dependencies
  const hashOf = (purpose: string, subject: string, code: string): Buffer =>
    createHmac('sha256', secret).update(`code\n${purpose}\n${subject}\n${code}`).digest()

  return {
    /** Sends a code. Throws NOT_ALLOWED_RESEND within a minute of the last, MAX_ATTEMPTS where a day's sendings are used up. */
    send: async ({ purpose, subject, typed, to, also, language, address }: Sending): Promise<SentCode> => {
      const now = clock()
      const code = sixDigits(random)
      const countedFor = typed ?? to?.recipient ?? subject
      const [ofSubject, soonOfSubject, ofNumber] = budgetNames(purpose, subject, countedFor)
      const spent: Spending[] = [
        {
          subject: `codes from ${networkOf(address)}`,
          budget: { limit: dependencies.perAddress, windowMs: day },
        },
        { subject: ofSubject, budget: daily },
        { subject: soonOfSubject, budget: soon },
        // Whoever asks for whom: one number is not flooded.
        { subject: ofNumber, budget: daily },
      ]
      await dependencies.day.take(openPurposes.has(purpose), spent)
      const line =
        purpose === 'reset'
          ? notices.write('forgotPassword', () => ({ code })).text
          : bothOf(inLanguage => t(inLanguage, messages[purpose], { code }))
      // The last line lets a phone offer the code on the portal's own page alone.
      const bound = bothOf(inLanguage => `${line[inLanguage]}\n\n@${dependencies.host} #${code}`)
      const isServed = to !== undefined && (to.channel !== 'sms' || (await numbers.isServed(to.recipient)))
      const messageTo = (recipient: Recipient) =>
        messenger.prepare({
          kind: 'code' as const,
          ...recipient,
          ...(recipient.channel === 'email' ? { subject: messages.subject } : {}),
          text: recipient.channel === 'sms' ? bound : line,
          code,
          ...(language ? { language } : {}),
        })
      const isStored = await store.put({
        purpose,
        subject,
        countedFor,
        sentTo: to?.recipient ?? null,
        now,
        codeHash: hashOf(purpose, subject, code),
        expiresAt: new Date(now.getTime() + lifeMs),
        notBefore: new Date(now.getTime() - resendAfterMs),
        message: to && isServed ? messageTo(to) : undefined,
        copy: also ? messageTo(also) : undefined,
      })
      if (!isStored) {
        for (const name of [...spent.map(each => each.subject), dayBudget]) await budgets.giveBack(name)
        const sentAt = await store.sentAt(purpose, subject)
        const seconds = secondsUntil(new Date((sentAt ?? now).getTime() + resendAfterMs), now)
        throw new Problem('NOT_ALLOWED_RESEND', {
          params: { seconds },
          headers: { 'retry-after': String(seconds) },
        })
      }
      return { resendAfterSeconds: resendAfterMs / 1000, expiresInSeconds: lifeMs / 1000 }
    },

    /** Uses a code up. Throws NO_CODE_WAS_SENT, EXPIRED_CODE, INVALID_CODE or MAX_OTP_ATTEMPTS. */
    use: async (purpose: CodePurpose, subject: string, typed: string): Promise<void> => {
      const now = clock()
      const admitted = await store.guess(purpose, subject, guesses, now)
      if (!admitted) {
        const stored = await store.find(purpose, subject)
        if (!stored) throw new Problem('NO_CODE_WAS_SENT')
        if (stored.usedAt || stored.expiresAt <= now) throw new Problem('EXPIRED_CODE')
        const seconds = secondsUntil(stored.expiresAt, now)
        throw new Problem('MAX_OTP_ATTEMPTS', {
          params: { seconds },
          headers: { 'retry-after': String(seconds) },
        })
      }
      const hash = hashOf(purpose, subject, readCompact(typed))
      if (!timingSafeEqual(hash, admitted.codeHash)) throw new Problem('INVALID_CODE')
      const used = await store.use(purpose, subject, hash, now)
      if (!used) throw new Problem('INVALID_CODE')
      // What arrived and was wanted is no flood.
      for (const name of budgetNames(purpose, subject, used.countedFor)) await budgets.forget(name)
    },

    /** Whether a code was sent for this, of late: another one to the same is nothing new. */
    wasSent: async (purpose: CodePurpose, subject: string): Promise<boolean> =>
      (await store.sentAt(purpose, subject)) !== undefined,
  }
}
export type Codes = ReturnType<typeof createCodes>
