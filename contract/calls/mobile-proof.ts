// Proving a mobile number by a code: of a sign-up, of one's own new number, of a citizen whom staff are to act for.

import { Type } from 'typebox'
import { SentCode } from '../entities/code.ts'
import { signedIn } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { SlugParams } from './parts.ts'

const typedMobile = Type.String({ minLength: 1, maxLength: 40 })

export const mobileProofCalls = defineCalls({
  'POST :slug/sendMobileVerification': {
    summary: {
      ar: 'إرسال رمز إلى رقم هاتف',
      en: 'Send a code to the mobile number that is being proved; for staff, below citizen, to whom they are to act for',
    },
    tag: 'people',
    params: SlugParams,
    body: Type.Object({ mobile: typedMobile }, { additionalProperties: false }),
    answer: SentCode,
    // A visitor proves the number of a sign-up, whoever is signed in their own new one.
    policy: { visitor: 'public', ...signedIn },
    errors: ['NOT_ALLOWED_RESEND', 'MAX_ATTEMPTS', 'MOBILE_NOT_READ', 'STEP_UP_REQUIRED'],
  },
  'POST :slug/verifyMobile': {
    summary: {
      ar: 'تأكيد رقم الهاتف بالرمز',
      en: 'Prove a mobile number by its code: of a sign-up, which `id` names, one’s own new number, or of whom staff are to act for',
    },
    tag: 'people',
    params: SlugParams,
    body: Type.Object(
      {
        mobile: typedMobile,
        code: Type.String({ minLength: 1, maxLength: 40 }),
        id: Type.Optional(Type.String({ format: 'uuid' })),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      verified: Type.Literal(true),
      /** For staff who are to act for the person. */
      requestOwnerToken: Type.Optional(Type.String()),
    }),
    policy: { visitor: 'public', ...signedIn },
    errors: [
      'NO_CODE_WAS_SENT',
      'USER_NOT_FOUND',
      'MOBILE_NOT_READ',
      'INVALID_CODE',
      'EXPIRED_CODE',
      'MAX_OTP_ATTEMPTS',
      'MAX_ATTEMPTS',
      'Duplicate_Data',
      'USER_NOT_FOUND_OR_ALREADY_VERIFIED',
      'STEP_UP_REQUIRED',
    ],
  },
})
