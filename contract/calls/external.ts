// Signing in by a provider outside: OpenID Connect, code flow with PKCE. The browser leaves with a state that is bound
// to it, comes back to /auth-callback, and hands over the code that it was given.

import { Type } from 'typebox'
import { SignInProvider } from '../entities/app-data.ts'
import { SignInAnswer } from '../entities/session.ts'
import { everyone, fresh, signedIn } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { PersonParams, SlugParams } from './parts.ts'

const open = { additionalProperties: false }
const address = Type.String({ minLength: 1, maxLength: 2048 })
const provider = Type.String({ maxLength: 32 })
const Departure = Type.Object({
  url: Type.String(),
  state: Type.String(),
  providers: Type.Array(SignInProvider),
})
const Instant = Type.String({ format: 'date-time' })

export const externalCalls = defineCalls({
  'GET :slug/getAuthenticationMeta': {
    summary: {
      ar: 'عنوان الدخول عند جهة خارجية',
      en: 'Where to sign in at a provider; without one, at the first. redirectUrl is our own /auth-callback',
    },
    tag: 'sign-in',
    params: SlugParams,
    query: Type.Object({ redirectUrl: address, provider: Type.Optional(provider) }, open),
    answer: Departure,
    policy: everyone,
    errors: ['MALFORMED', 'NOT_FOUND', 'MAX_ATTEMPTS', 'PROVIDER_UNAVAILABLE'],
  },
  'POST :slug/exchangeToken': {
    summary: {
      ar: 'إتمام الدخول بالرمز الذي أعطته الجهة',
      en: 'A session for the code that a provider gave, or the second step on the way to one; state and iss as they came back, or neither',
    },
    tag: 'sign-in',
    params: SlugParams,
    body: Type.Object(
      {
        token: address,
        redirectUrl: address,
        /** Without one the state of the browser's last departure counts, which a cookie holds. */
        state: Type.Optional(address),
        iss: Type.Optional(address),
      },
      open,
    ),
    answer: SignInAnswer,
    policy: everyone,
    errors: [
      'INVALID_GRANT',
      'NO_ACCOUNT_FOR_IDENTITY',
      'IDENTITY_TAKEN',
      'MOBILE_NOT_USED',
      'PROVIDER_UNAVAILABLE',
      'MAX_ATTEMPTS',
    ],
  },
  'POST :slug/:id/proof/leave': {
    summary: {
      ar: 'تأكيد صاحب الجلسة بدخول جديد عند الجهة',
      en: 'Prove the person of a session anew by another sign-in at a provider that opens the account',
    },
    tag: 'sign-in',
    params: PersonParams,
    body: Type.Object({ provider, redirectUrl: address }, open),
    answer: Departure,
    policy: signedIn,
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED', 'MALFORMED', 'MAX_ATTEMPTS', 'PROVIDER_UNAVAILABLE'],
  },
  'GET :slug/identities': {
    summary: { ar: 'الهويات المرتبطة بحسابي', en: 'Identities of providers that open my account' },
    tag: 'sign-in',
    params: SlugParams,
    answer: Type.Array(
      Type.Object({
        id: Type.String(),
        provider,
        linkedAt: Instant,
        lastUsedAt: Type.Union([Instant, Type.Null()]),
      }),
    ),
    policy: signedIn,
    errors: ['NOT_FOUND'],
  },
  'POST :slug/identities': {
    summary: {
      ar: 'ربط هوية بحسابي بعد تأكيد كلمة المرور',
      en: 'Link an identity to my account: my password first, then the sign-in at the provider',
    },
    tag: 'sign-in',
    params: SlugParams,
    body: Type.Object(
      { provider, redirectUrl: address, password: Type.String({ minLength: 1, maxLength: 256 }) },
      open,
    ),
    answer: Departure,
    policy: { ...signedIn, ...fresh },
    errors: [
      'WRONG_CREDENTIALS',
      'STEP_UP_REQUIRED',
      'MAX_ATTEMPTS',
      'MALFORMED',
      'NOT_FOUND',
      'PROVIDER_UNAVAILABLE',
      'OVERLOADED',
    ],
  },
  'DELETE :slug/identities/:identityId': {
    summary: { ar: 'إلغاء ربط هوية', en: 'Remove an identity, unless it is the last way in' },
    tag: 'sign-in',
    params: Type.Object({ ...SlugParams.properties, identityId: Type.String({ format: 'uuid' }) }),
    answer: Type.Null(),
    status: 204,
    policy: { ...signedIn, ...fresh },
    errors: ['NOT_FOUND', 'LAST_WAY_IN'],
  },
  'POST :slug/changePasswordIAM': {
    summary: {
      ar: 'أين تُغيَّر كلمة مرور تملكها جهة خارجية',
      en: 'Where a password is changed that a provider owns; what is sent of passwords is not read',
    },
    tag: 'sign-in',
    params: SlugParams,
    body: Type.Object({
      currentPassword: Type.Optional(Type.String({ maxLength: 256 })),
      newPassword: Type.Optional(Type.String({ maxLength: 256 })),
      confirmPassword: Type.Optional(Type.String({ maxLength: 256 })),
    }),
    answer: Type.Object({ provider: SignInProvider, url: Type.Optional(Type.String()) }),
    policy: signedIn,
    errors: ['NOT_FOUND', 'PASSWORD_NOT_EXTERNAL'],
  },
})
