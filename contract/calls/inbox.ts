// The inbox of staff besides its list: saved views, counts of any filter, presence, bulk acts, a person's requests.

import { Type } from 'typebox'
import {
  BulkItem,
  BulkResult,
  OwnName,
  PersonRequests,
  PersonSearch,
  Present,
  SavedView,
  ViewSearch,
} from '../entities/inbox.ts'
import { Workload } from '../entities/workload.ts'
import { longestText } from '../own-texts.ts'
import { caseWork, signedIn, supervising } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { RequestParams, ServiceParams } from './parts.ts'

const open = { additionalProperties: false }
const ViewParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
/** More than one page of a list is never chosen at once. */
const items = Type.Array(BulkItem, { minItems: 1, maxItems: 100 })
const Bulk = Type.Object({ results: Type.Array(BulkResult) })

export const inboxCalls = defineCalls({
  'GET views': {
    summary: { ar: 'عروضك المحفوظة', en: 'The views that the caller saved, in their order' },
    tag: 'inbox',
    answer: Type.Array(SavedView),
    policy: caseWork,
    errors: [],
  },
  'POST views': {
    summary: { ar: 'حفظ عرض', en: 'Save the filters of the inbox under a name' },
    tag: 'inbox',
    body: Type.Object({ name: OwnName, search: ViewSearch }, open),
    answer: SavedView,
    status: 201,
    policy: caseWork,
    errors: ['VALIDATION_FAILED', 'VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS', 'VIEW_OF_PERSON'],
  },
  'PATCH views/:id': {
    summary: { ar: 'تغيير اسم عرض أو شروطه', en: 'Rename a saved view, or give it other filters' },
    tag: 'inbox',
    params: ViewParams,
    body: Type.Object({ name: Type.Optional(OwnName), search: Type.Optional(ViewSearch) }, open),
    answer: SavedView,
    policy: caseWork,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'VIEW_NAME_TAKEN', 'VIEW_OF_PERSON'],
  },
  'DELETE views/:id': {
    summary: { ar: 'حذف عرض محفوظ', en: 'Delete a saved view' },
    tag: 'inbox',
    params: ViewParams,
    answer: Type.Null(),
    status: 204,
    policy: caseWork,
    errors: ['NOT_FOUND'],
  },
  'POST dynamic_services/requestsInbox/counts': {
    summary: { ar: 'عدد ما تطابقه كل مجموعة شروط', en: 'How many requests each of these filters finds' },
    tag: 'inbox',
    body: Type.Object(
      {
        wheres: Type.Array(Type.Record(Type.String(), Type.Unknown()), { minItems: 1, maxItems: 24 }),
      },
      open,
    ),
    answer: Type.Object({ counts: Type.Array(Type.Integer()), cappedAt: Type.Integer() }),
    policy: caseWork,
    errors: ['INVALID_FILTER'],
  },
  'GET dynamic_services/workload': {
    summary: {
      ar: 'لماذا لم تنته الطلبات',
      en: 'Why the requests of the caller’s services are not finished: how many of each service and owner stand where',
    },
    tag: 'inbox',
    answer: Type.Array(Workload),
    policy: supervising,
    errors: [],
  },
  'PUT :service/:id/presence': {
    summary: { ar: 'أنا أطالع هذا الطلب', en: 'Say that one has the request open; answers who else has' },
    tag: 'inbox',
    params: RequestParams,
    body: Type.Object({ isActing: Type.Boolean() }, open),
    answer: Type.Object({ others: Type.Array(Present) }),
    policy: caseWork,
    errors: ['NOT_FOUND'],
  },
  'DELETE :service/:id/presence': {
    summary: { ar: 'أغلقت هذا الطلب', en: 'Say that one has closed the request' },
    tag: 'inbox',
    params: RequestParams,
    answer: Type.Null(),
    status: 204,
    policy: caseWork,
    errors: [],
  },
  'POST :service/bulkAssign': {
    summary: {
      ar: 'إسناد عدة طلبات معًا',
      en: 'Assign several requests of a service; without an assignee their assignment is taken away',
    },
    tag: 'inbox',
    params: ServiceParams,
    body: Type.Object({ items, assigneeId: Type.Optional(Type.String({ format: 'uuid' })) }, open),
    answer: Bulk,
    policy: supervising,
    errors: ['MODEL_NOT_FOUND', 'ASSIGNEE_UNKNOWN'],
  },
  'POST :service/bulkPerform': {
    summary: {
      ar: 'إجراء واحد على عدة طلبات',
      en: 'Perform one activity on several requests of a service, each by itself',
    },
    tag: 'inbox',
    params: ServiceParams,
    body: Type.Object(
      {
        items,
        activityId: Type.String({ maxLength: 64 }),
        data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        comment: Type.Optional(Type.String({ maxLength: longestText.comment })),
      },
      open,
    ),
    answer: Bulk,
    policy: caseWork,
    errors: ['MODEL_NOT_FOUND'],
  },
  'POST dynamic_services/inboxById': {
    summary: {
      ar: 'طلبات شخص برقمه القومي أو جواز سفره أو هاتفه',
      en: 'A person by national ID, passport or mobile number, and their requests',
    },
    tag: 'inbox',
    body: PersonSearch,
    answer: PersonRequests,
    // Case workers find among the requests they are given, the others among all.
    policy: { BFM_ADMIN: 'all', FINANCIAL_MANAGER: 'all', ...caseWork },
    errors: ['MOBILE_NOT_READ', 'VALIDATION_FAILED', 'TOO_MANY_LOOKUPS', 'CURSOR_OF_ANOTHER_LIST'],
  },
  'GET events': {
    summary: {
      ar: 'ما يتغير لحظة تغيره',
      en: 'What changes, as it changes (server-sent events): inbox, request, presence, maintenance',
    },
    tag: 'inbox',
    query: Type.Object(
      {
        // An event stream carries no header: the address says which app is meant, and for whom one acts.
        mode: Type.Optional(Type.String({ maxLength: 16 })),
        device: Type.Optional(Type.String({ maxLength: 16 })),
        acting: Type.Optional(Type.String({ maxLength: 64 })),
      },
      open,
    ),
    takes: 'exchange',
    answer: Type.Unsafe<string>({ type: 'string' }),
    policy: { ...signedIn, ...caseWork, acting: 'own' },
    errors: ['OVERLOADED'],
  },
})
