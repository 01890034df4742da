// Security keys and passkeys (WebAuthn). A challenge is taken once, a counter never goes back, a key belongs to one person.

import type { ProofChallenge, ProofValue } from '@bawaba/contract/entities/factor.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Ticket, Tickets } from '../tickets/index.ts'
import type { AddFactor, Enrolment, Method, Site } from './method.ts'
import type { EnrolledFactor, FactorsStore } from './store.ts'

type Dependencies = {
  store: FactorsStore
  added: AddFactor
  tickets: Tickets
  clock: () => Date
  newId: () => string
  title: string
}

/** Four hundred modules, for the few who come with a key: read when the first of them does. */
const library = () => import('@simplewebauthn/server')

/** The library throws at whatever is wrong with a signature; which part it was helps nobody but who forged it. */
const judged = <Result>(judging: Promise<Result>): Promise<Result> =>
  judging.catch(cause => {
    throw new Problem('WRONG_U2F', { cause })
  })
const named = (factors: EnrolledFactor[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId === null
      ? []
      : [{ id: credentialId, transports: (transports ?? []) as AuthenticatorTransport[] }],
  )
/** Whether it is what a key answers: whose signature it is comes after. */
const isSigned = (value: ProofValue): boolean => {
  const { response } = (typeof value === 'string' ? {} : value) as { response?: { signature?: unknown } }
  return typeof response?.signature === 'string' && response.signature !== ''
}
const asJson = (options: object) => ({ publicKey: options as Record<string, unknown> })

export const createWebAuthn = ({ store, added, tickets, clock, newId, title }: Dependencies) => {
  /** Asks a key to sign; without credentials any passkey of this site may. */
  const challenge = async (
    ticket: Ticket,
    site: Site,
    enrolled: EnrolledFactor[],
  ): Promise<ProofChallenge> => {
    const isPasskey = enrolled.length === 0
    const options = await (await library()).generateAuthenticationOptions({
      rpID: site.host,
      allowCredentials: named(enrolled),
      userVerification: isPasskey ? 'required' : 'preferred',
    })
    await tickets.keep(ticket, { ...ticket.state, challenge: options.challenge })
    return asJson(options)
  }

  /**
   * The factor whose key signed the challenge of the ticket. Throws U2F_SIGN_Failed for what bears no signature (the key
   * was not touched, or the browser gave up), WRONG_U2F for a signature that is not right.
   */
  const signer = async (
    ticket: Ticket,
    site: Site,
    value: ProofValue,
    verified: boolean,
  ): Promise<EnrolledFactor> => {
    if (!isSigned(value)) throw new Problem('U2F_SIGN_Failed')
    const expectedChallenge = await tickets.take(ticket, 'challenge')
    const factor = typeof value === 'string' ? undefined : await store.byCredential(value.id)
    if (!expectedChallenge || !factor?.credentialId || !factor.publicKey) throw new Problem('WRONG_U2F')
    const { verifyAuthenticationResponse } = await library()
    const { authenticationInfo, verified: isRight } = await judged(
      verifyAuthenticationResponse({
        response: value as unknown as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: verified,
        credential: {
          id: factor.credentialId,
          publicKey: new Uint8Array(factor.publicKey),
          counter: factor.counter ?? 0,
        },
      }),
    )
    if (!isRight || !(await store.useCounter(factor.id, authenticationInfo.newCounter, clock())))
      throw new Problem('WRONG_U2F')
    return factor
  }

  const method: Method = {
    name: 'webauthn',
    isOffered: ({ enrolled }) => named(enrolled).length > 0,
    begin: ({ ticket, site, enrolled }) =>
      challenge(
        ticket,
        site,
        enrolled.filter(({ kind }) => kind === 'webauthn'),
      ),
    check: async ({ account, ticket, site }, value) => {
      const factor = await signer(ticket, site, value, false)
      if (factor.accountId !== account.id) throw new Problem('WRONG_U2F')
    },
  }
  const enrolment: Enrolment = {
    kind: 'webauthn',
    isOffered: () => true,
    begin: async ({ account, ticket, site, enrolled }) => {
      const options = await (await library()).generateRegistrationOptions({
        rpName: title,
        rpID: site.host,
        userName: account.username,
        userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
        userID: new Uint8Array(Buffer.from(account.id.replaceAll('-', ''), 'hex')),
        attestationType: 'none',
        excludeCredentials: named(enrolled),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      })
      await tickets.keep(ticket, { ...ticket.state, challenge: options.challenge })
      return asJson(options)
    },
    finish: async (proving, value, name) => {
      const { account, ticket, site } = proving
      const expectedChallenge = await tickets.take(ticket, 'challenge')
      if (!expectedChallenge) throw new Problem('WRONG_U2F')
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } = await judged(
        verifyRegistrationResponse({
          response: value as unknown as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: site.origin,
          expectedRPID: site.host,
          requireUserVerification: false,
        }),
      )
      if (!registrationInfo) throw new Problem('WRONG_U2F')
      const { id, publicKey, counter, transports } = registrationInfo.credential
      const factor = {
        id: newId(),
        accountId: account.id,
        credentialsVersion: account.credentialsVersion,
        kind: 'webauthn' as const,
        name,
        now: clock(),
        credentialId: id,
        publicKey,
        counter,
        transports: transports ?? [],
      }
      const outcome = await added(proving, 'webauthn', own => own.add(factor))
      if (outcome !== 'added') throw new Problem(outcome === 'taken' ? 'WRONG_U2F' : 'INVALID_GRANT')
    },
  }
  return { method, enrolment, challenge, signer }
}
export type Passkeys = ReturnType<typeof createWebAuthn>
