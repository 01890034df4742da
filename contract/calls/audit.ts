// Reading the audit: auditors alone, and every reading is recorded.

import { type Static, Type } from 'typebox'
import { PersonRef } from '../entities/person.ts'
import { defineCalls } from './call.ts'
import { Count, CountQuery, Exists, FilterQuery, ListQuery } from './parts.ts'

const AuditPerson = Type.Intersect([PersonRef, Type.Object({ ID: Type.Integer(), userSlug: Type.String() })])
const Someone = Type.Union([AuditPerson, Type.Null()])

export const AuditRow = Type.Object({
  id: Type.String(),
  stream: Type.String(),
  place: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  kind: Type.String(),
  actor: Someone,
  onBehalfOf: Someone,
  subject: Someone,
  address: Type.Union([Type.String(), Type.Null()]),
  detail: Type.Record(Type.String(), Type.Unknown()),
})

/** Stream and place, as rows say it: `sign-in/17`, its stroke as %2F in an address. */
const One = Type.Object({ id: Type.String({ maxLength: 100 }) })
/** Whole, or the parts that the filter's `fields` names. */
const SomeRow = Type.Unsafe<Static<typeof AuditRow>>(Type.Partial(AuditRow))

export const auditCalls = defineCalls({
  'GET auditLog': {
    summary: {
      ar: 'سجل المراجعة، الأحدث أولًا',
      en: 'The audit, newest first; personId finds whoever did it, for whom or to whom',
    },
    tag: 'audit',
    query: ListQuery,
    answer: Type.Array(SomeRow),
    policy: { AUDITOR: 'all' },
    errors: ['INVALID_FILTER'],
  },
  'GET auditLog/count': {
    summary: { ar: 'عدد أحداث سجل المراجعة', en: 'How many events of the audit' },
    tag: 'audit',
    query: CountQuery,
    answer: Count,
    policy: { AUDITOR: 'all' },
    errors: ['INVALID_FILTER'],
  },
  'GET auditLog/findOne': {
    summary: { ar: 'حدث واحد بالمرشح', en: 'One event, by the filter' },
    tag: 'audit',
    query: FilterQuery,
    answer: SomeRow,
    policy: { AUDITOR: 'all' },
    errors: ['INVALID_FILTER', 'NOT_FOUND'],
  },
  'GET auditLog/:id': {
    summary: { ar: 'حدث واحد', en: 'One event' },
    tag: 'audit',
    params: One,
    answer: AuditRow,
    policy: { AUDITOR: 'all' },
    errors: ['NOT_FOUND'],
  },
  'GET auditLog/:id/exists': {
    summary: { ar: 'هل يوجد الحدث', en: 'Whether there is an event of this id' },
    tag: 'audit',
    params: One,
    answer: Exists,
    policy: { AUDITOR: 'all' },
    errors: [],
  },
  'POST auditLog/people': {
    summary: {
      ar: 'أشخاص بالاسم أو اسم المستخدم أو رقم الهاتف',
      en: 'People by name, user name or mobile number, at most ten; the words travel in the body',
    },
    tag: 'audit',
    body: Type.Object(
      { text: Type.String({ minLength: 1, maxLength: 100 }) },
      { additionalProperties: false },
    ),
    answer: Type.Array(AuditPerson),
    policy: { AUDITOR: 'all' },
    errors: ['TOO_MANY_LOOKUPS'],
  },
})
