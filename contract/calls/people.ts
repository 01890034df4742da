// People: the questions of each kind of person, signing up, proving an e-mail address, one's own profile.

import { languages } from '@bawaba/language/index.ts'
import { Type } from 'typebox'
import { SentCode } from '../entities/code.ts'
import { Issue } from '../entities/definition.ts'
import { Literals } from '../entities/literals.ts'
import { userSlugs } from '../entities/person.ts'
import { OpenedAccount, Profile, Registered, Verification } from '../entities/profile.ts'
import { UserModel } from '../entities/user-model.ts'
import { UserModelDefinition, UserModelVersion } from '../entities/user-model-definition.ts'
import { designing, everyone, opening, signedIn } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { Count, CountQuery, Exists, FilterQuery, IdParams, SlugParams } from './parts.ts'

const answers = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown(), { maxProperties: 200 })
const typedPassword = Type.String({ maxLength: 256 })
const PersonParams = Type.Object({ slug: Literals(userSlugs), id: Type.String({ format: 'uuid' }) })

export const peopleCalls = defineCalls({
  'GET dynamic_users': {
    summary: { ar: 'نماذج المستخدمين', en: 'User models, by the filter: registration, userSlug' },
    tag: 'people',
    query: FilterQuery,
    answer: Type.Array(Type.Partial(UserModel)),
    policy: everyone,
    errors: ['INVALID_FILTER'],
  },
  'GET dynamic_users/findOne': {
    summary: { ar: 'نموذج مستخدم واحد', en: 'One user model: the registration model, or by userSlug' },
    tag: 'people',
    query: FilterQuery,
    answer: Type.Partial(UserModel),
    policy: everyone,
    errors: ['INVALID_FILTER', 'MODEL_NOT_FOUND'],
  },
  'GET dynamic_users/count': {
    summary: { ar: 'عدد نماذج المستخدمين', en: 'How many user models there are' },
    tag: 'people',
    query: CountQuery,
    answer: Count,
    policy: everyone,
    errors: ['INVALID_FILTER'],
  },
  'GET dynamic_users/:id': {
    summary: { ar: 'نموذج مستخدم بمعرّفه', en: 'One user model by its id' },
    tag: 'people',
    params: IdParams,
    query: FilterQuery,
    answer: Type.Partial(UserModel),
    policy: everyone,
    errors: ['INVALID_FILTER', 'MODEL_NOT_FOUND'],
  },
  'GET dynamic_users/:id/exists': {
    summary: { ar: 'هل يوجد نموذج المستخدم', en: 'Whether there is a user model of this id' },
    tag: 'people',
    params: IdParams,
    answer: Exists,
    policy: everyone,
    errors: [],
  },
  'POST dynamic_users/:id/check': {
    summary: {
      ar: 'فحص ما تسأله البوابة زيادة على نموذج المستخدم',
      en: 'Everything that stands against publishing sections of a user model',
    },
    tag: 'people',
    params: IdParams,
    body: Type.Object({ definition: UserModelDefinition }, { additionalProperties: false }),
    answer: Type.Array(Issue),
    policy: designing,
    errors: ['MODEL_NOT_FOUND'],
  },
  'POST dynamic_users/:id/publish': {
    summary: {
      ar: 'نشر ما تسأله البوابة زيادة على نموذج المستخدم، إصدارًا بعد إصدار',
      en: 'Publish what a user model asks besides, as the version after the one that is named (0: the first)',
    },
    tag: 'people',
    params: IdParams,
    body: Type.Object(
      {
        definition: UserModelDefinition,
        reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
        version: Type.Integer({ minimum: 0 }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ version: Type.Integer() }),
    policy: designing,
    errors: ['MODEL_NOT_FOUND', 'MODEL_REFUSED', 'CONFLICT'],
  },
  'GET dynamic_users/:id/versions': {
    summary: {
      ar: 'إصدارات ما تسأله البوابة زيادة على نموذج المستخدم',
      en: 'The versions of what a user model asks besides, the newest first: when, by whom, why',
    },
    tag: 'people',
    params: IdParams,
    answer: Type.Array(UserModelVersion),
    policy: designing,
    errors: ['MODEL_NOT_FOUND'],
  },
  'POST :slug': {
    summary: {
      ar: 'إنشاء حساب: يُحفظ حتى يؤكد رمزٌ رقم الهاتف',
      en: 'Sign up: kept until a code proves the mobile number, and answered alike whoever has an account',
    },
    tag: 'people',
    params: SlugParams,
    body: Type.Object(
      { data: answers, password: typedPassword, confirmPassword: typedPassword },
      { additionalProperties: false },
    ),
    answer: Registered,
    status: 201,
    policy: { visitor: 'public' },
    errors: ['MODEL_NOT_FOUND', 'INVALID_PASSWORD', 'MAX_ATTEMPTS', 'OVERLOADED'],
  },
  'POST people/sendCode': {
    summary: {
      ar: 'إرسال رمز إلى من يفتح له الموظف حسابًا',
      en: 'Send a code to a person for whom an employee opens an account; answered alike whoever has one',
    },
    tag: 'people',
    body: Type.Object(
      { data: answers, language: Type.Optional(Literals(languages)) },
      { additionalProperties: false },
    ),
    answer: SentCode,
    policy: opening,
    errors: [
      'MOBILE_NOT_READ',
      'NUMBER_NOT_SERVED',
      'NOT_ALLOWED_RESEND',
      'MAX_ATTEMPTS',
      'VALIDATION_FAILED',
    ],
  },
  'POST people': {
    summary: {
      ar: 'فتح حساب لشخص برمز وصل إلى هاتفه',
      en: 'Open an account for a person who has none, with the code that reached their phone; they choose the password themselves, and add an e-mail themselves',
    },
    tag: 'people',
    body: Type.Object(
      {
        data: answers,
        code: Type.String({ minLength: 1, maxLength: 40 }),
        /** Of the person's messages. */
        language: Type.Optional(Literals(languages)),
      },
      { additionalProperties: false },
    ),
    answer: OpenedAccount,
    status: 201,
    policy: opening,
    errors: [
      'MOBILE_NOT_READ',
      'NUMBER_NOT_SERVED',
      'NO_CODE_WAS_SENT',
      'INVALID_CODE',
      'EXPIRED_CODE',
      'MAX_OTP_ATTEMPTS',
      'MAX_ATTEMPTS',
      'Duplicate_Data',
      'OVERLOADED',
      'VALIDATION_FAILED',
    ],
  },
  'GET :slug/verifyUserEmail/:id': {
    summary: {
      ar: 'إرسال رابط تأكيد البريد من جديد',
      en: 'Send the link that proves the e-mail address again',
    },
    tag: 'people',
    params: PersonParams,
    answer: Verification,
    status: 202,
    policy: { ...signedIn, BFM_ADMIN: 'all' },
    errors: ['NOT_FOUND', 'TOKEN_SENT', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_NOT_REGISTERED', 'MAX_ATTEMPTS'],
  },
  'POST :slug/verifyEmail': {
    summary: {
      ar: 'تأكيد البريد بالرابط، لصاحب الحساب بعد تسجيل الدخول',
      en: 'Prove an e-mail address by the token of its link, signed in to the account in which it was entered',
    },
    tag: 'people',
    params: SlugParams,
    body: Type.Object(
      { token: Type.String({ minLength: 1, maxLength: 128 }) },
      { additionalProperties: false },
    ),
    answer: Type.Null(),
    status: 204,
    policy: everyone,
    errors: ['EXPIRED_LINK', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_LINK_OF_ACCOUNT', 'MAX_ATTEMPTS'],
  },
  'GET :slug/:id': {
    summary: { ar: 'بيانات شخص', en: 'A person: oneself, or anyone for staff who manage people' },
    tag: 'people',
    params: PersonParams,
    answer: Profile,
    policy: { ...signedIn, BFM_ADMIN: 'all' },
    errors: ['NOT_FOUND'],
  },
  'PATCH :slug/:id': {
    summary: {
      ar: 'تعديل بياناتك',
      en: 'Change one’s own details; a new mobile number waits for a code, a new e-mail address for a link',
    },
    tag: 'people',
    params: PersonParams,
    body: Type.Object({ data: answers }, { additionalProperties: false }),
    answer: Profile,
    policy: signedIn,
    errors: [
      'NOT_FOUND',
      'NOT_EDITABLE',
      'STEP_UP_REQUIRED',
      'NOT_ALLOWED_RESEND',
      'TOKEN_SENT',
      'MAX_ATTEMPTS',
    ],
  },
})
