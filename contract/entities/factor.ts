// Second factors: what a person has enrolled, what may be used to go on, and what enrolling takes.

import { type Static, Type } from 'typebox'
import { longestText } from '../own-texts.ts'
import { Literals } from './literals.ts'

/** What can be enrolled: a code sent to the mobile, an authenticator app, a security key or passkey. */
export const factorKinds = ['otp', 'totp', 'webauthn'] as const
export type FactorKind = (typeof factorKinds)[number]
/** What proves a person at the second step; codes on paper are never the only one. */
export const proofMethods = ['otp', 'totp', 'webauthn', 'recovery'] as const
export type ProofMethod = (typeof proofMethods)[number]

export const Factor = Type.Object({
  id: Type.String(),
  kind: Literals(factorKinds),
  name: Type.String(),
  createdAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  lastUsedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})
export type Factor = Static<typeof Factor>

/** How somebody proves themselves anew who has no factor: by the password, or by what is listed where there is none. */
export const FreshMethods = Type.Object({
  /** Whether a password is stored here; a provider has that of others. */
  hasPassword: Type.Boolean(),
  codes: Type.Array(Type.Object({ channel: Literals(['sms', 'email']), sentTo: Type.String() })),
  /** Ids of the providers that one may sign in at again. */
  providers: Type.Array(Type.String()),
})
export type FreshMethods = Static<typeof FreshMethods>

/** A code to an address of one's own: without a value it is sent. */
export const FreshCode = Type.Object(
  {
    channel: Literals(['sms', 'email']),
    value: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
  { additionalProperties: false },
)
export type FreshCode = Static<typeof FreshCode>

export const Factors = Type.Object({
  factors: Type.Array(Factor),
  /** What may still be enrolled. */
  enrol: Type.Array(Literals(factorKinds)),
  recoveryCodesLeft: Type.Integer(),
  /** Where a code goes as one proves oneself: to the e-mail where the number was not used for a year. */
  channel: Type.Optional(Literals(['sms', 'email'])),
  /** True for staff: the last factor cannot be removed. */
  isRequired: Type.Boolean(),
  fresh: FreshMethods,
})
export type Factors = Static<typeof Factors>

/** True where the code goes by e-mail because text messages are away. */
const isSmsDown = Type.Optional(Type.Literal(true))

/** The second step of signing in: with which methods one goes on, or what one enrols first. */
export const SecondStep = Type.Object({
  token: Type.String(),
  methods: Type.Array(Literals(proofMethods)),
  enrol: Type.Array(Literals(factorKinds)),
  /** The end of the number that a code would go to, or the address where the number was not used for a year. */
  sentTo: Type.Optional(Type.String()),
  channel: Type.Optional(Literals(['sms', 'email'])),
  isSmsDown,
})
export type SecondStep = Static<typeof SecondStep>

/** A code as typed, or what the browser made of a challenge. */
export const ProofValue = Type.Union([
  Type.String({ minLength: 1, maxLength: 64 }),
  Type.Object({ id: Type.String({ maxLength: 1024 }) }, { additionalProperties: true }),
])
export type ProofValue = Static<typeof ProofValue>

export const ProofBody = Type.Object(
  {
    method: Literals(proofMethods),
    value: Type.Optional(ProofValue),
    /** Sends the code, or requests the challenge. */
    send: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type ProofBody = Static<typeof ProofBody>

/** The second step of signing in; without a method it follows from the value and from what was sent. */
export const SecondStepBody = Type.Object(
  { ...ProofBody.properties, method: Type.Optional(ProofBody.properties.method) },
  { additionalProperties: false },
)
export type SecondStepBody = Static<typeof SecondStepBody>

/** What goes on with: where a code went and when another may be requested, or what a key has to sign. */
export const ProofChallenge = Type.Object({
  sentTo: Type.Optional(Type.String()),
  channel: Type.Optional(Literals(['sms', 'email'])),
  isSmsDown,
  resendAfterSeconds: Type.Optional(Type.Integer()),
  expiresInSeconds: Type.Optional(Type.Integer()),
  publicKey: Type.Optional(
    Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  ),
})
export type ProofChallenge = Static<typeof ProofChallenge>

export const EnrolBody = Type.Object(
  {
    kind: Literals(factorKinds),
    /** Without one enrolling begins; with the code or the key's answer it ends. */
    value: Type.Optional(ProofValue),
    name: Type.Optional(Type.String({ maxLength: longestText.keyName })),
  },
  { additionalProperties: false },
)
export type EnrolBody = Static<typeof EnrolBody>

/** What enrolling begins with: where the code went, the app's secret, or what the key has to sign. */
export const EnrolChallenge = Type.Object({
  ...ProofChallenge.properties,
  secret: Type.Optional(Type.String()),
  uri: Type.Optional(Type.String()),
})
export type EnrolChallenge = Static<typeof EnrolChallenge>
