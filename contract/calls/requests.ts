// Filing, reading and working on requests.

import { Type } from 'typebox'
import { Literals } from '../entities/literals.ts'
import { PersonRef } from '../entities/person.ts'
import { Ask, Filed, Request, RequestRow, SentAnswers } from '../entities/request.ts'
import { linkKinds } from '../link-kinds.ts'
import { longestText } from '../own-texts.ts'
import { caseWork, ownOrCaseWork, personal, supervising } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import {
  Count,
  CountQuery,
  Cursor,
  Exists,
  FilterQuery,
  formRef,
  ListQuery,
  RequestParams,
  ServiceParams,
} from './parts.ts'

const comment = Type.String({ maxLength: longestText.comment })
const open = { additionalProperties: false }

/** One thing that waits for the caller. */
export const Waiting = Type.Object({
  service: Type.Object({
    serviceSlug: Type.String(),
    serviceLabel: Type.Object({ ar: Type.String(), en: Type.String() }),
  }),
  request: RequestRow,
  dueAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  waitingFor: Type.Unsafe<'applicant' | 'staff'>({ type: 'string' }),
})

/** Whole, or the parts that the filter's `fields` names. */
const OneRequest = Type.Unsafe<Request>(RequestRow)

export const requestCalls = defineCalls({
  'POST :service': {
    summary: { ar: 'تقديم طلب', en: 'File a request, exactly once for one Idempotency-Key' },
    tag: 'requests',
    params: ServiceParams,
    body: Type.Object(
      {
        activityId: Type.Optional(Type.String({ maxLength: 64 })),
        data: SentAnswers,
        ...formRef,
        /** The draft that the form was begun again from; filing deletes it too. */
        replaces: Type.Optional(Type.String({ format: 'uuid' })),
        clientHooksData: Type.Optional(SentAnswers),
      },
      open,
    ),
    answer: Filed,
    status: 201,
    idempotent: true,
    policy: { visitor: 'public', ...personal },
    errors: [
      'MODEL_NOT_FOUND',
      'ACTIVITY_NOT_FOUND',
      'VALIDATION_FAILED',
      'PRICE_INVALID',
      'PAYMENT_NO_INVALID',
      'PAY_OLDER_BILLS_FIRST',
      'ECONNABORTED',
      'SERVICE_UNAVAILABLE',
      'NOT_ELIGIBLE',
      'OPEN_REQUEST_EXISTS',
      'DUPLICATE_REQUEST',
      'SENDING_INTERRUPTED',
      'MAX_ATTEMPTS',
      'IDEMPOTENCY_KEY_REUSED',
      'VERSION_CHANGED',
    ],
  },
  'PATCH :service/:id': {
    summary: {
      ar: 'إجراء على طلب',
      en: 'Perform an activity on a request; If-Match names the revision it was seen at',
    },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object(
      {
        activityId: Type.String({ maxLength: 64 }),
        data: Type.Optional(SentAnswers),
        comment: Type.Optional(comment),
        ask: Type.Optional(Ask),
      },
      open,
    ),
    answer: Request,
    policy: ownOrCaseWork,
    errors: [
      'NOT_FOUND',
      'ACTIVITY_NOT_FOUND',
      'VALIDATION_FAILED',
      'ECONNABORTED',
      'MAX_ATTEMPTS',
      'CONFLICT',
      'SENDING_INTERRUPTED',
      'RESERVATION_GONE',
      'NOT_ELIGIBLE',
      'OPEN_REQUEST_EXISTS',
      'OWN_REQUEST',
      'PAYMENT_MAY_ARRIVE',
      'REQUEST_PAID',
      'TRANSITION_NOT_ALLOWED',
      'PRECONDITION_REQUIRED',
    ],
  },
  'GET :service/findOne': {
    summary: {
      ar: 'طلب واحد',
      en: 'One request, by ID or id in the filter, with the history its reader may see',
    },
    tag: 'requests',
    params: ServiceParams,
    query: FilterQuery,
    answer: OneRequest,
    policy: ownOrCaseWork,
    errors: ['INVALID_FILTER', 'NOT_FOUND', 'MODEL_NOT_FOUND'],
  },
  'GET :service/:id': {
    summary: {
      ar: 'طلب واحد بمعرّفه أو رقمه',
      en: 'One request by its id or number; of the filter, `fields` and `include` say what of it',
    },
    tag: 'requests',
    params: RequestParams,
    query: FilterQuery,
    answer: OneRequest,
    policy: ownOrCaseWork,
    errors: ['INVALID_FILTER', 'NOT_FOUND', 'MODEL_NOT_FOUND'],
  },
  'GET :service/:id/exists': {
    summary: { ar: 'هل يوجد الطلب', en: 'Whether the caller may see a request of this id or number' },
    tag: 'requests',
    params: RequestParams,
    answer: Exists,
    policy: ownOrCaseWork,
    errors: ['MODEL_NOT_FOUND'],
  },
  'GET :service': {
    summary: { ar: 'طلبات خدمة', en: 'Requests of a service that the caller may see' },
    tag: 'requests',
    params: ServiceParams,
    query: ListQuery,
    answer: Type.Array(RequestRow),
    policy: ownOrCaseWork,
    errors: ['INVALID_FILTER', 'MODEL_NOT_FOUND'],
  },
  'POST :service/query': {
    summary: {
      ar: 'طلبات خدمة، والشرط في المتن',
      en: 'The same list; the filter in the body, where it holds personal data',
    },
    tag: 'requests',
    params: ServiceParams,
    body: Type.Object(
      {
        filter: Type.Optional(Type.Unknown()),
        total: Type.Optional(Type.Boolean()),
        after: Type.Optional(Cursor),
      },
      open,
    ),
    answer: Type.Array(RequestRow),
    policy: ownOrCaseWork,
    errors: ['INVALID_FILTER', 'MODEL_NOT_FOUND', 'TOO_MANY_LOOKUPS'],
  },
  'GET :service/count': {
    summary: { ar: 'عدد طلبات خدمة', en: 'How many requests of a service the caller may see' },
    tag: 'requests',
    params: ServiceParams,
    query: CountQuery,
    answer: Count,
    policy: ownOrCaseWork,
    errors: ['INVALID_FILTER', 'MODEL_NOT_FOUND'],
  },
  'GET dynamic_services/requestsInbox': {
    summary: { ar: 'صندوق الطلبات', en: 'Requests of every service that the caller may see' },
    tag: 'requests',
    query: ListQuery,
    answer: Type.Array(RequestRow),
    policy: ownOrCaseWork,
    errors: ['INVALID_FILTER'],
  },
  'GET dynamic_services/inbox': {
    summary: { ar: 'ما ينتظرك', en: 'What waits for the caller' },
    tag: 'requests',
    query: FilterQuery,
    answer: Type.Object({ items: Type.Array(Waiting), total: Type.Integer() }),
    policy: ownOrCaseWork,
    errors: ['INVALID_FILTER'],
  },
  'GET dynamic_services/inbox/count': {
    summary: { ar: 'عدد ما ينتظرك', en: 'How many wait for the caller, in all and by service' },
    tag: 'requests',
    answer: Type.Object({
      count: Type.Integer(),
      byService: Type.Record(Type.String(), Type.Integer()),
      views: Type.Record(Type.String(), Type.Integer()),
      /** The views that hold more than their count says. */
      capped: Type.Array(Type.String()),
    }),
    policy: ownOrCaseWork,
    errors: [],
  },
  'GET :service/assignees': {
    summary: {
      ar: 'من يمكن إسناد الطلب إليه',
      en: 'Employees who may work on the service, or on one request of it',
    },
    tag: 'requests',
    params: ServiceParams,
    query: Type.Object({ id: Type.Optional(Type.String({ maxLength: 64 })) }),
    answer: Type.Array(PersonRef),
    policy: caseWork,
    errors: ['MODEL_NOT_FOUND', 'NOT_FOUND'],
  },
  'POST :service/:id/assign': {
    summary: { ar: 'إسناد طلب', en: 'Assign a request to an employee; without one, to oneself' },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object({ assigneeId: Type.Optional(Type.String({ format: 'uuid' })) }, open),
    answer: Request,
    policy: caseWork,
    errors: [
      'NOT_FOUND',
      'ASSIGNEE_UNKNOWN',
      'CONFLICT',
      'PRECONDITION_REQUIRED',
      'OWN_REQUEST',
      'TRANSITION_NOT_ALLOWED',
    ],
  },
  'POST :service/:id/unassign': {
    summary: { ar: 'إلغاء إسناد طلب', en: 'Take the assignment of a request away' },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object({}, open),
    answer: Request,
    // An officer gives back what is theirs.
    policy: caseWork,
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_REQUIRED', 'TRANSITION_NOT_ALLOWED'],
  },
  'POST :service/:id/comment': {
    summary: { ar: 'تعليق على طلب', en: 'Comment on a request, for staff alone or for the applicant too' },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object(
      {
        text: Type.String({ minLength: 1, maxLength: longestText.comment, pattern: '\\S' }),
        visibleToApplicant: Type.Optional(Type.Boolean()),
      },
      open,
    ),
    answer: Request,
    policy: caseWork,
    errors: ['NOT_FOUND'],
  },
  'POST :service/:id/print': {
    summary: {
      ar: 'إثبات طباعة طلب في سجله',
      en: 'Say that one prints a request: it stands in the history, where staff read it',
    },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object({}, open),
    answer: Request,
    policy: caseWork,
    errors: ['NOT_FOUND'],
  },
  'POST :service/:id/visit': {
    summary: {
      ar: 'نقل زيارة إلى موعد آخر أو إلغاؤها، مع السبب',
      en: 'Move the visit of a request to another time, or cancel it without one; its applicant is notified with the reason',
    },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object(
      {
        to: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
        reason: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
      },
      { additionalProperties: false },
    ),
    answer: Request,
    policy: caseWork,
    errors: [
      'NOT_FOUND',
      'MODEL_NOT_FOUND',
      'CONFLICT',
      'OWN_REQUEST',
      'TRANSITION_NOT_ALLOWED',
      'APPOINTMENT_NOT_OFFERED',
      'APPOINTMENT_FULL',
    ],
  },
  'POST :service/:id/due': {
    summary: { ar: 'تحديد موعد لطلب', en: 'Set by when the present state of a request should end' },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object(
      {
        dueAt: Type.String({ format: 'date-time' }),
        reason: Type.String({ minLength: 1, maxLength: longestText.dueReason, pattern: '\\S' }),
      },
      open,
    ),
    answer: Request,
    policy: supervising,
    errors: [
      'NOT_FOUND',
      'CONFLICT',
      'PRECONDITION_REQUIRED',
      'OWN_REQUEST',
      'TRANSITION_NOT_ALLOWED',
      'VALIDATION_FAILED',
    ],
  },
  'POST :service/:id/links': {
    summary: {
      ar: 'ربط طلب بطلب آخر',
      en: 'Link a request to another that the caller may see, by its number: related, its duplicate, or what it continues',
    },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object({ ID: Type.String({ minLength: 1, maxLength: 64 }), kind: Literals(linkKinds) }, open),
    answer: Request,
    policy: caseWork,
    errors: ['NOT_FOUND', 'LINK_UNKNOWN'],
  },
  'DELETE :service/:id/links/:linkId': {
    summary: { ar: 'إلغاء ربط طلبين', en: 'Take a link between two requests away' },
    tag: 'requests',
    params: Type.Object({ ...RequestParams.properties, linkId: Type.String({ maxLength: 64 }) }),
    answer: Request,
    policy: caseWork,
    errors: ['NOT_FOUND'],
  },
  'DELETE :service/:id/comments/:entryId': {
    summary: {
      ar: 'سحب تعليق كتبته للتو',
      en: 'Take back a comment that one has just written, before the applicant reads it',
    },
    tag: 'requests',
    params: Type.Object({ ...RequestParams.properties, entryId: Type.String({ format: 'uuid' }) }),
    answer: Request,
    policy: caseWork,
    errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  },
})
