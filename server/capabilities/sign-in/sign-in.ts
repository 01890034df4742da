// From a first proof to a session: at once, by a second factor, or by enrolling one. A ticket stands between the steps;
// it opens the next step and nothing else.

import type {
  EnrolBody,
  EnrolChallenge,
  ProofChallenge,
  ProofMethod,
  ProofValue,
  SecondStepBody,
} from '@bawaba/contract/entities/factor.ts'
import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Session, SignInAnswer } from '@bawaba/contract/entities/session.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Whole } from '../../platform/database/index.ts'
import type { Account, AccountsStore } from '../accounts/index.ts'
import type { AuditOfStrangers } from '../audit/index.ts'
import type { Factors, Site } from '../factors/index.ts'
import type { Begin } from '../sessions/index.ts'
import type { Ticket, TicketPurpose, Tickets } from '../tickets/index.ts'

type Exchange = Parameters<Begin>[0] & { language: 'ar' | 'en' }
type OfApp = Exchange & { params: { slug: UserSlug } }
type Dependencies = {
  accounts: Pick<AccountsStore, 'get'>
  factors: Factors
  tickets: Tickets
  counted: AuditOfStrangers
  begin: Begin
  whole: Whole
}

/**
 * A step that has sent no code of its own finds the one that an earlier sign-in was sent: it is still good for this one. Its
 * person is told so, and not to wait.
 */
const ofEarlierStep = (error: unknown): unknown =>
  error instanceof Problem && error.code === 'NOT_ALLOWED_RESEND'
    ? new Problem('CODE_ALREADY_SENT', { params: error.params, headers: error.headers, cause: error })
    : error

export const createSignIn = ({ accounts, factors, tickets, counted, begin, whole }: Dependencies) => {
  /** The live ticket and its person; one who was disabled meanwhile has none, nor has an app that is not theirs. */
  const opened = async (purpose: TicketPurpose, token: string, slug: UserSlug) => {
    const ticket = await tickets.find(purpose, token)
    const account = ticket?.accountId ? await accounts.get(ticket.accountId) : undefined
    if (!ticket || account?.status !== 'active' || account.userSlug !== slug)
      throw new Problem('INVALID_GRANT')
    return { ticket, account }
  }
  /**
   * By what a value proves: an object is a key's answer, and paper codes have letters. Digits are the code that this step
   * sent, or those of an authenticator app. Without a value it is the first method of the person.
   */
  const methodOf = async (
    account: Account,
    ticket: Ticket,
    value: ProofValue | undefined,
  ): Promise<ProofMethod> => {
    const methods = (await factors.stepOf(account))?.methods ?? []
    const candidates: ProofMethod[] =
      typeof value === 'object'
        ? ['webauthn']
        : /\p{L}/u.test(value ?? '')
          ? ['recovery']
          : ticket.state.codeSent
            ? ['otp']
            : ['totp', 'otp']
    return candidates.find(method => methods.includes(method)) ?? methods[0] ?? 'otp'
  }
  /** Whoever is second with one ticket gets no session. */
  const finish = async (
    call: Exchange,
    account: Account,
    ticket: Ticket,
    by: string,
    isFresh = true,
  ): Promise<Session> => {
    if (!(await tickets.use(ticket))) throw new Problem('INVALID_GRANT')
    return withLogout(await begin(call, account, by, isFresh), ticket.state.logoutUrl)
  }
  /** A code that went by e-mail while text messages were away: it signs in, and changes nothing by which one signs in. */
  const isByEmail = ({ state }: Ticket, method: ProofMethod): boolean =>
    method === 'otp' && state.isSmsDown === true
  /** As the audit names it. */
  const methodName = (ticket: Ticket, method: ProofMethod): string =>
    isByEmail(ticket, method) ? 'otp by e-mail, SMS down' : method
  const byOf = ({ state }: Ticket): string => (typeof state.by === 'string' ? state.by : 'password')
  /** Where a provider that was signed in by signs out. */
  const withLogout = (session: Session, logoutUrl: unknown): Session =>
    typeof logoutUrl === 'string' ? { ...session, logoutUrl } : session

  return {
    /**
     * After the first step: a session where nothing else is needed, else the ticket of the second. `isWhole` where a
     * provider that is trusted with it has seen more than one factor.
     */
    go: async (
      call: Exchange,
      account: Account,
      by: string,
      { logoutUrl, isWhole = false }: { logoutUrl?: string | undefined; isWhole?: boolean } = {},
    ): Promise<SignInAnswer> => {
      const step = isWhole ? undefined : await factors.stepOf(account)
      if (!step) return withLogout(await begin(call, account, by), logoutUrl)
      const purpose = step.methods.length > 0 ? 'second' : 'enrol'
      return { mfa: { token: await tickets.issue(purpose, account, { by, logoutUrl }), ...step } }
    },

    /** The second step. */
    second: async (
      call: OfApp,
      token: string,
      site: Site,
      sent: SecondStepBody,
    ): Promise<Session | ProofChallenge> => {
      const { ticket, account } = await opened('second', token, call.params.slug)
      const body = { ...sent, method: sent.method ?? (await methodOf(account, ticket, sent.value)) }
      const { language, address } = call
      const context = { account, ticket, site, language, address, purpose: 'sign-in' } as const
      const prove = async () => {
        const challenge = await factors.prove(context, body)
        if (challenge && body.method === 'otp')
          await tickets.keep(ticket, {
            ...ticket.state,
            codeSent: true,
            isSmsDown: 'isSmsDown' in challenge && challenge.isSmsDown === true,
          })
        if (challenge) return challenge
        const by = `${byOf(ticket)}, ${methodName(ticket, body.method)}`
        return finish(call, account, ticket, by, !isByEmail(ticket, body.method))
      }
      try {
        // What proves somebody is used up by the session that it opens.
        return await (body.send ? prove() : whole(prove))
      } catch (thrown) {
        const error = ticket.state.codeSent ? thrown : ofEarlierStep(thrown)
        const code = error instanceof Problem ? error.code : 'UNKNOWN'
        const detail = { by: body.method }
        await counted.record({ kind: 'session.refused', subjectId: account.id, address, detail }, code)
        throw error
      }
    },

    /**
     * Enrolling the first factor, which opens the first session. Before it is added every other such ticket of the person
     * ends: one that somebody else got with the same password enrols nothing beside it, nor later.
     */
    enrolFirst: async (
      call: OfApp,
      token: string,
      site: Site,
      body: EnrolBody,
    ): Promise<EnrolChallenge | { enrolled: boolean; recoveryCodes?: string[]; session: Session }> => {
      const { ticket, account } = await opened('enrol', token, call.params.slug)
      const { language, address } = call
      const context = {
        account,
        ticket,
        site,
        language,
        address,
        purpose: 'step-up',
        by: 'signing in',
      } as const
      const enrol = async () => {
        if (body.value !== undefined && !(await tickets.endOthers('enrol', ticket)))
          throw new Problem('INVALID_GRANT')
        const answer = await factors.enrol(context, body)
        if (!('enrolled' in answer)) return answer
        return { ...answer, session: await finish(call, account, ticket, `${byOf(ticket)}, ${body.kind}`) }
      }
      return body.value === undefined ? enrol() : whole(enrol)
    },
  }
}
export type SignIn = ReturnType<typeof createSignIn>
