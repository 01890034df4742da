// Signing in and out, and keeping a session alive.

import { Type } from 'typebox'
import { Credentials, SignInAnswer } from '../entities/session.ts'
import { everyone, signedIn } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { SlugParams } from './parts.ts'

export const signInCalls = defineCalls({
  'POST :slug/login': {
    summary: { ar: 'تسجيل الدخول بكلمة المرور', en: 'Sign in by password' },
    tag: 'sign-in',
    params: SlugParams,
    body: Credentials,
    answer: SignInAnswer,
    policy: everyone,
    errors: ['WRONG_CREDENTIALS', 'MOBILE_NOT_USED', 'MAX_ATTEMPTS', 'OVERLOADED'],
  },
  'POST :slug/logout': {
    summary: { ar: 'تسجيل الخروج', en: 'Sign out' },
    tag: 'sign-in',
    params: SlugParams,
    body: Type.Object(
      { redirectUrl: Type.Optional(Type.String({ maxLength: 2048 })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ logoutUrl: Type.Optional(Type.String()) }),
    policy: everyone,
    errors: [],
  },
  'POST authTokens/activityHeartbeat': {
    summary: { ar: 'إبقاء الجلسة حية', en: 'Keep the session alive' },
    tag: 'sign-in',
    body: Type.Object(
      {
        /** ISO 8601, or milliseconds since 1970 as `Date.now()` gives them. */
        lastActive: Type.Union([
          Type.String({ format: 'date-time' }),
          Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }),
        ]),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      expiresAt: Type.String({ format: 'date-time' }),
      /** Those that the person has by now: menus follow them. */
      roles: Type.Array(Type.String()),
      /** Seals answers that a browser stores for the person: 32 bytes in base64url. */
      answersKey: Type.String(),
    }),
    policy: signedIn,
    errors: [],
  },
})
