// Acting for another person: the code they give, the permission it makes, and what is remembered of it.

import { Type } from 'typebox'
import { Acting, ActingRow, FiledFor, FoundPerson } from '../entities/acting.ts'
import { SentCode } from '../entities/code.ts'
import { Company } from '../entities/company.ts'
import { longestText } from '../own-texts.ts'
import { fresh, mayAct, opening } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { SlugParams } from './parts.ts'

const open = { additionalProperties: false }
const mobile = Type.String({ minLength: 1, maxLength: 40 })
/** Either the number as the person says it, or who a search has found. */
const whom = {
  mobile: Type.Optional(mobile),
  personId: Type.Optional(Type.String({ format: 'uuid' })),
}
/** Fifty at a time; `after` is what X-Next-Cursor said. */
const page = Type.Object({ after: Type.Optional(Type.String({ format: 'uuid' })) }, open)

export const actingCalls = defineCalls({
  'POST owners/sendCode': {
    summary: {
      ar: 'إرسال رمز إلى من ستعمل نيابةً عنه',
      en: 'Send a code to the person one is to act for; an unknown number answers like a known one',
    },
    tag: 'sign-in',
    body: Type.Object(whom, open),
    answer: SentCode,
    policy: mayAct,
    errors: ['MOBILE_NOT_READ', 'NOT_ALLOWED_RESEND', 'MAX_ATTEMPTS', 'VALIDATION_FAILED'],
  },
  'POST owners/verify': {
    summary: {
      ar: 'تأكيد الرمز وبدء النيابة',
      en: 'Prove the code and begin to act: answers the token that Request-Owner-Token carries',
    },
    tag: 'sign-in',
    body: Type.Object(
      {
        ...whom,
        code: Type.String({ minLength: 1, maxLength: 40 }),
        reason: Type.Optional(Type.String({ maxLength: longestText.actingReason })),
        /** Where the person gives the code for a company. */
        company: Type.Optional(Company),
      },
      open,
    ),
    answer: Type.Object({
      verified: Type.Boolean(),
      requestOwnerToken: Type.String(),
      acting: Acting,
    }),
    policy: mayAct,
    errors: [
      'MOBILE_NOT_READ',
      'NO_CODE_WAS_SENT',
      'INVALID_CODE',
      'EXPIRED_CODE',
      'MAX_OTP_ATTEMPTS',
      'USER_NOT_FOUND',
      'VALIDATION_FAILED',
    ],
  },
  'POST owners/proveIdentity': {
    summary: {
      ar: 'إثبات هوية من تعمل نيابةً عنه، من وثيقته',
      en: 'Prove the identity of the person one acts for, by the document that one reads',
    },
    tag: 'sign-in',
    body: Type.Object(
      {
        nationalId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        passportNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        /** The country of a passport. */
        nationality: Type.Optional(Type.String({ minLength: 2, maxLength: 2 })),
        /** The number in the account was typed wrong. */
        corrects: Type.Optional(Type.Boolean()),
      },
      open,
    ),
    answer: Type.Null(),
    status: 204,
    policy: { ...opening, ...fresh },
    errors: [
      'INVALID_REQUEST_OWNER_TOKEN',
      'VALIDATION_FAILED',
      'TOO_MANY_LOOKUPS',
      'USER_NOT_FOUND',
      'IDENTITY_PROVED_ALREADY',
      'IDENTITY_OF_ANOTHER',
      'IDENTITY_DIFFERS',
      'IDENTITY_BY_NATIONAL_ID',
      'OWN_IDENTITY',
    ],
  },
  'POST owners/release': {
    summary: { ar: 'إنهاء النيابة', en: 'Stop acting' },
    tag: 'sign-in',
    body: Type.Object({}, open),
    answer: Type.Null(),
    status: 204,
    policy: mayAct,
    errors: [],
  },
  'GET owners/current': {
    summary: { ar: 'من تعمل نيابةً عنه الآن', en: 'Whom this session acts for now' },
    tag: 'sign-in',
    answer: Type.Object({ acting: Type.Union([Acting, Type.Null()]) }),
    policy: mayAct,
    errors: [],
  },
  'POST people/search': {
    summary: {
      ar: 'البحث عن شخص بهاتفه أو رقمه القومي أو جواز سفره',
      en: 'Find a person by mobile number, national ID or passport; the answer is masked',
    },
    tag: 'sign-in',
    body: Type.Object(
      {
        mobile: Type.Optional(mobile),
        nationalId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        passportNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      },
      open,
    ),
    answer: Type.Array(FoundPerson),
    policy: { ...mayAct, FINANCIAL_MANAGER: 'own' },
    errors: ['MOBILE_NOT_READ', 'VALIDATION_FAILED', 'TOO_MANY_LOOKUPS'],
  },
  'GET actings': {
    summary: { ar: 'سجل النيابة', en: 'Whom one acted for, newest first' },
    tag: 'sign-in',
    query: page,
    answer: Type.Array(ActingRow),
    policy: mayAct,
    errors: [],
  },
  'GET actings/requests': {
    summary: { ar: 'الطلبات المقدَّمة نيابةً عن غيرك', en: 'What one filed for others, newest first' },
    tag: 'sign-in',
    query: page,
    answer: Type.Array(FiledFor),
    policy: mayAct,
    errors: [],
  },
  'GET :slug/:id/actings': {
    summary: { ar: 'من عمل نيابةً عنك', en: 'Who acted for the person' },
    tag: 'sign-in',
    params: Type.Object({ ...SlugParams.properties, id: Type.String({ format: 'uuid' }) }),
    query: page,
    answer: Type.Array(ActingRow),
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND'],
  },
})
