// All of one's own data, and its erasure, which staff decide.

import { Type } from 'typebox'
import { Erasure, ErasureCase, LegalHold } from '../entities/erasure.ts'
import { Literals } from '../entities/literals.ts'
import { administering, fresh } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { PersonParams } from './parts.ts'

const closed = { additionalProperties: false }
const words = Type.String({ maxLength: 1000 })
const Reason = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' })
const identifier = Type.String({ minLength: 1, maxLength: 40 })
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) })

export const personalDataCalls = defineCalls({
  'POST :slug/:id/data': {
    summary: {
      ar: 'طلب نسخة من كل بياناتك، بعد تأكيد هويتك',
      en: 'Ask for all of one’s own data, after a fresh proof; the address is good for five minutes',
    },
    tag: 'people',
    params: PersonParams,
    body: Type.Object({}, closed),
    answer: Type.Object({ href: Type.String() }),
    policy: { citizen: 'own', ...fresh },
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED', 'MAX_ATTEMPTS'],
  },
  'GET :slug/:id/data/content': {
    summary: { ar: 'ملف بكل بياناتك', en: 'The archive of one’s own data: JSON and files' },
    tag: 'people',
    gives: 'file',
    params: PersonParams,
    query: Type.Object(
      {
        until: Type.String({ maxLength: 16 }),
        signature: Type.String({ maxLength: 64 }),
        mode: Type.Optional(Type.String({ maxLength: 16 })),
      },
      closed,
    ),
    answer: Type.Unknown(),
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND', 'MAX_ATTEMPTS'],
  },
  'GET :slug/:id/erasure': {
    summary: { ar: 'آخر طلب لمحو بياناتك', en: 'The newest request that one’s data be erased, or null' },
    tag: 'people',
    params: PersonParams,
    answer: Type.Union([Erasure, Type.Null()]),
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND'],
  },
  'POST :slug/:id/erasure': {
    summary: { ar: 'طلب محو بياناتك', en: 'Ask that one’s data be erased, after a fresh proof' },
    tag: 'people',
    params: PersonParams,
    body: Type.Object({ reason: words }, closed),
    answer: Erasure,
    policy: { citizen: 'own', ...fresh },
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED', 'CONFLICT'],
  },
  'DELETE :slug/:id/erasure': {
    summary: { ar: 'سحب طلب المحو', en: 'Withdraw the request' },
    tag: 'people',
    params: PersonParams,
    answer: Type.Null(),
    status: 204,
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND'],
  },
  'GET erasures': {
    summary: { ar: 'طلبات محو البيانات', en: 'Requests for erasure, those that wait first' },
    tag: 'people',
    answer: Type.Array(ErasureCase),
    policy: administering,
    errors: [],
  },
  'POST erasures/:id/decide': {
    summary: { ar: 'قرار في طلب محو', en: 'Erase a person’s data, or refuse; the person is told' },
    tag: 'people',
    params: Id,
    body: Type.Object({ decision: Literals(['erase', 'refuse']), answer: Reason }, closed),
    answer: Type.Null(),
    status: 204,
    policy: { ...administering, ...fresh },
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED', 'ERASURE_HELD', 'ERASURE_OPEN_REQUESTS', 'CONFLICT'],
  },
  'POST erasures/:id/hold': {
    summary: { ar: 'حفظ بيانات لسبب قانوني', en: 'Place a legal hold on the person of a request' },
    tag: 'people',
    params: Id,
    body: Type.Object({ reason: Reason }, closed),
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'DELETE erasures/:id/hold': {
    summary: { ar: 'رفع الحفظ القانوني', en: 'Lift the legal hold of the person of a request' },
    tag: 'people',
    params: Id,
    answer: Type.Null(),
    status: 204,
    policy: { ...administering, ...fresh },
    errors: ['NOT_FOUND'],
  },
  'GET holds': {
    summary: { ar: 'البيانات المحفوظة لسبب قانوني', en: 'Legal holds that stand, the newest first' },
    tag: 'people',
    answer: Type.Array(LegalHold),
    policy: administering,
    errors: [],
  },
  'POST holds': {
    summary: {
      ar: 'حفظ بيانات شخص لسبب قانوني',
      en: 'Place a legal hold on a person, found by one of two identifiers, whether they asked for erasure or not',
    },
    tag: 'people',
    body: Type.Object(
      { nationalId: Type.Optional(identifier), passportNumber: Type.Optional(identifier), reason: Reason },
      closed,
    ),
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['NOT_FOUND', 'CONFLICT', 'VALIDATION_FAILED', 'TOO_MANY_LOOKUPS'],
  },
  'DELETE holds/:id': {
    summary: { ar: 'رفع حفظ قانوني', en: 'Lift a legal hold' },
    tag: 'people',
    params: Id,
    answer: Type.Null(),
    status: 204,
    policy: { ...administering, ...fresh },
    errors: ['NOT_FOUND'],
  },
})
