// The second step of signing in, signing in by passkey, and the factors a person has enrolled.

import { Type } from 'typebox'
import {
  EnrolBody,
  EnrolChallenge,
  Factors,
  FreshCode,
  ProofBody,
  ProofChallenge,
  ProofValue,
  SecondStepBody,
} from '../entities/factor.ts'
import { Session } from '../entities/session.ts'
import { everyone, fresh, signedIn } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { PersonParams, SlugParams } from './parts.ts'

const proofErrors = [
  'NO_CODE_WAS_SENT',
  'INVALID_CODE',
  'EXPIRED_CODE',
  'NOT_ALLOWED_RESEND',
  'CODE_ALREADY_SENT',
  'MAX_OTP_ATTEMPTS',
  'MAX_ATTEMPTS',
  'WRONG_OTP',
  'WRONG_U2F',
  'U2F_SIGN_Failed',
  'NO_2FA_REGISTERED',
] as const
const Codes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
/** Codes to keep on paper come with the first factor. */
const Enrolled = Type.Object({
  enrolled: Type.Boolean(),
  recoveryCodes: Type.Optional(Type.Array(Type.String())),
})
const FactorParams = Type.Object({ ...PersonParams.properties, factorId: Type.String({ maxLength: 64 }) })

export const factorCalls = defineCalls({
  'POST :slug/MFA': {
    summary: { ar: 'الخطوة الثانية من تسجيل الدخول', en: 'The second step of signing in' },
    tag: 'sign-in',
    params: SlugParams,
    body: SecondStepBody,
    answer: Type.Union([Session, ProofChallenge]),
    policy: everyone,
    errors: ['INVALID_GRANT', 'MOBILE_NOT_USED', ...proofErrors],
  },
  'POST :slug/MFA/enrol': {
    summary: { ar: 'تسجيل وسيلة تحقق قبل أول دخول', en: 'Enrol a factor before the first session' },
    tag: 'sign-in',
    params: SlugParams,
    body: EnrolBody,
    answer: Type.Union([Type.Intersect([Enrolled, Type.Object({ session: Session })]), EnrolChallenge]),
    policy: everyone,
    errors: ['INVALID_GRANT', ...proofErrors],
  },
  'POST :slug/passkey': {
    summary: { ar: 'تسجيل الدخول بمفتاح مرور', en: 'Sign in by passkey' },
    tag: 'sign-in',
    params: SlugParams,
    body: Type.Object(
      { token: Type.Optional(Type.String({ maxLength: 100 })), value: Type.Optional(ProofValue) },
      { additionalProperties: false },
    ),
    answer: Type.Union([Session, Type.Object({ token: Type.String(), ...ProofChallenge.properties })]),
    policy: everyone,
    errors: ['INVALID_GRANT', 'WRONG_U2F', 'U2F_SIGN_Failed', 'LOGIN_FAILED', 'MAX_ATTEMPTS'],
  },
  'GET :slug/:id/factors': {
    summary: { ar: 'وسائل التحقق المسجلة', en: 'Enrolled factors' },
    tag: 'sign-in',
    params: PersonParams,
    answer: Factors,
    policy: signedIn,
    errors: ['NOT_FOUND'],
  },
  'POST :slug/:id/factors': {
    summary: { ar: 'تسجيل وسيلة تحقق', en: 'Enrol a factor' },
    tag: 'sign-in',
    params: PersonParams,
    body: EnrolBody,
    answer: Type.Union([Enrolled, EnrolChallenge]),
    policy: { ...signedIn, ...fresh },
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED', ...proofErrors],
  },
  'DELETE :slug/:id/factors/:factorId': {
    summary: { ar: 'إزالة وسيلة تحقق', en: 'Remove a factor' },
    tag: 'sign-in',
    params: FactorParams,
    answer: Type.Null(),
    status: 204,
    policy: { ...signedIn, ...fresh },
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED', 'LAST_FACTOR'],
  },
  'POST :slug/:id/recoveryCodes': {
    summary: { ar: 'رموز استرداد جديدة بدل السابقة', en: 'New recovery codes in place of the former' },
    tag: 'sign-in',
    params: PersonParams,
    body: Type.Object({}, { additionalProperties: false }),
    answer: Codes,
    policy: { ...signedIn, ...fresh },
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED', 'NO_2FA_REGISTERED'],
  },
  'POST :slug/:id/proof': {
    summary: { ar: 'تأكيد صاحب الجلسة من جديد', en: 'Prove the person of a session anew' },
    tag: 'sign-in',
    params: PersonParams,
    body: Type.Union([
      Type.Object({ password: Type.String({ maxLength: 256 }) }, { additionalProperties: false }),
      ProofBody,
      FreshCode,
    ]),
    answer: Type.Union([Type.Object({ proved: Type.Boolean() }), ProofChallenge]),
    policy: signedIn,
    errors: ['NOT_FOUND', 'WRONG_CREDENTIALS', 'STEP_UP_REQUIRED', ...proofErrors],
  },
})
