// Passwords: forgotten, reset, changed.

import { Type } from 'typebox'
import { SentCode } from '../entities/code.ts'
import { everyone, signedIn } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { SlugParams } from './parts.ts'

const Password = Type.String({ maxLength: 256 })
const Name = Type.String({ minLength: 1, maxLength: 128 })

export const recoveryCalls = defineCalls({
  'POST :slug/forgetPassword': {
    summary: { ar: 'طلب تغيير كلمة مرور منسية', en: 'Ask for the way to a new password' },
    tag: 'sign-in',
    params: SlugParams,
    body: Type.Union([
      Type.Object({ username: Name }, { additionalProperties: false }),
      Type.Object({ mobile: Name }, { additionalProperties: false }),
      Type.Object({ email: Name }, { additionalProperties: false }),
    ]),
    answer: SentCode,
    status: 202,
    policy: everyone,
    errors: ['NOT_ALLOWED_RESEND', 'MAX_ATTEMPTS'],
  },
  'POST :slug/validateResetPasswordOTP': {
    summary: { ar: 'تأكيد رمز كلمة المرور المنسية', en: 'Check the code of a forgotten password' },
    tag: 'sign-in',
    params: SlugParams,
    body: Type.Object(
      {
        username: Name,
        otp: Type.String({ minLength: 1, maxLength: 32 }),
        /** The account’s e-mail, where the caller asks for both: compared once the owner is proved, never before. */
        email: Type.Optional(Name),
        /** The end of the national ID or passport number, asked for where no second factor protects the account. */
        identityEnd: Type.Optional(Type.String({ maxLength: 64 })),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ token: Type.String() }),
    policy: everyone,
    errors: [
      'NO_CODE_WAS_SENT',
      'INVALID_CODE',
      'EXPIRED_CODE',
      'MAX_OTP_ATTEMPTS',
      'IDENTITY_REQUIRED',
      'WRONG_IDENTITY',
      'EMAIL_PHONE_MISMATCH',
    ],
  },
  'POST :slug/reset-password': {
    summary: { ar: 'كلمة مرور جديدة', en: 'Set a new password' },
    tag: 'sign-in',
    params: SlugParams,
    body: Type.Object(
      {
        data: Type.Object({ password: Password, confirmPassword: Password }, { additionalProperties: false }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Null(),
    status: 204,
    policy: everyone,
    errors: ['INVALID_GRANT', 'NEW_PASSWORD_REQUIRED', 'INVALID_PASSWORD', 'PASSWORDS_DIFFER', 'OVERLOADED'],
  },
  'POST :slug/change-password': {
    summary: { ar: 'تغيير كلمة المرور', en: 'Change the password' },
    tag: 'sign-in',
    params: SlugParams,
    body: Type.Object(
      { currentPassword: Password, newPassword: Password, confirmPassword: Password },
      { additionalProperties: false },
    ),
    answer: Type.Null(),
    status: 204,
    policy: signedIn,
    errors: [
      'OLD_PASSWORD_REQUIRED',
      'NEW_PASSWORD_REQUIRED',
      'INVALID_PASSWORD',
      'PASSWORDS_DIFFER',
      'ChangePasswordFailed',
      'MAX_ATTEMPTS',
      'OVERLOADED',
    ],
  },
})
