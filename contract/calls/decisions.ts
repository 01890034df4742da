// Decisions that wait until they can no longer be undone.

import { Type } from 'typebox'
import { Decision } from '../entities/decision.ts'
import { BulkItem } from '../entities/inbox.ts'
import { Request } from '../entities/request.ts'
import { caseWork } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { inboxCalls } from './inbox.ts'
import { RequestParams, ServiceParams } from './parts.ts'
import { requestCalls } from './requests.ts'

const perform = requestCalls['PATCH :service/:id']
const bulkPerform = inboxCalls['POST :service/bulkPerform']

export const decisionCalls = defineCalls({
  'POST :service/:id/pending': {
    summary: {
      ar: 'إجراء على طلب، والقرار يمكن التراجع عنه لثوانٍ',
      en: 'Perform an activity on a request; a decision (its state is done or rejected) first waits for some seconds in which it can be undone',
    },
    tag: 'requests',
    params: RequestParams,
    body: perform.body,
    answer: Request,
    policy: caseWork,
    errors: [...perform.errors, 'DECISION_PENDING'],
  },
  'DELETE :service/:id/pending': {
    summary: { ar: 'التراجع عن قرار لم يُرسل', en: 'Undo one’s decision that has not gone out' },
    tag: 'requests',
    params: RequestParams,
    answer: Request,
    policy: caseWork,
    errors: ['NOT_FOUND', 'DECISION_SENT'],
  },
  'POST :service/bulkPending': {
    summary: {
      ar: 'إجراء واحد على عدة طلبات، والقرارات يمكن التراجع عنها لثوانٍ',
      en: 'Perform one activity on several requests; decisions first wait for some seconds in which they can be undone',
    },
    tag: 'inbox',
    params: ServiceParams,
    body: bulkPerform.body,
    answer: bulkPerform.answer,
    policy: caseWork,
    errors: bulkPerform.errors,
  },
  'POST :service/bulkUndo': {
    summary: {
      ar: 'التراجع عن قرارات لم تُرسل',
      en: 'Undo one’s decisions on several requests that have not gone out',
    },
    tag: 'inbox',
    params: ServiceParams,
    body: Type.Object(
      { ids: Type.Array(BulkItem.properties.id, { minItems: 1, maxItems: 100 }) },
      { additionalProperties: false },
    ),
    answer: bulkPerform.answer,
    policy: caseWork,
    errors: ['MODEL_NOT_FOUND'],
  },
  'GET decisions': {
    summary: {
      ar: 'قراراتك التي لم تُرسل',
      en: 'One’s decisions that can still be undone, and those that could not be sent',
    },
    tag: 'inbox',
    answer: Type.Array(Decision),
    policy: caseWork,
    errors: [],
  },
  'DELETE decisions/:id': {
    summary: {
      ar: 'إخفاء إشعار بقرار لم يُرسل',
      en: 'Dismiss the notice of a decision that could not be sent',
    },
    tag: 'inbox',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    answer: Type.Null(),
    status: 204,
    policy: caseWork,
    errors: ['NOT_FOUND'],
  },
})
