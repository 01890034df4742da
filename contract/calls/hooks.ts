// Calls of a form to the service's own scripts on the server.

import { Type } from 'typebox'
import { FieldAnswer } from '../entities/hooks.ts'
import { FeesSchema, SentAnswers } from '../entities/request.ts'
import { caseWork, personal } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { formRef, ServiceParams } from './parts.ts'

export const hookCalls = defineCalls({
  'POST :service/fees': {
    summary: { ar: 'رسوم طلب قبل إرساله', en: 'What a new request with these answers costs' },
    tag: 'requests',
    params: ServiceParams,
    body: Type.Object({ data: SentAnswers, ...formRef }, { additionalProperties: false }),
    answer: Type.Object({ fees: Type.Union([FeesSchema, Type.Null()]) }),
    policy: { visitor: 'public', ...personal },
    errors: [
      'MODEL_NOT_FOUND',
      'VALIDATION_FAILED',
      'HOOK_TIMEOUT',
      'HOOK_FAILED',
      'ECONNABORTED',
      'MAX_ATTEMPTS',
    ],
  },
  'POST :service/fieldHandler': {
    summary: {
      ar: 'سؤال معالج الحقول عن حقل',
      en: 'Ask the field handler about a field: options, questions, a value, or whether its value holds',
    },
    tag: 'requests',
    params: ServiceParams,
    body: Type.Object(
      {
        activityId: Type.String({ maxLength: 64 }),
        /** An address: `city`, `members.0.city`. */
        field: Type.String({ minLength: 1, maxLength: 200 }),
        /** The answers the field depends on, by name, and its own value where it is to be judged. Others are dropped. */
        data: SentAnswers,
        requestId: Type.Optional(Type.String({ maxLength: 64 })),
        ...formRef,
      },
      { additionalProperties: false },
    ),
    answer: FieldAnswer,
    // A visitor only where the service may be used without signing in: the handler looks.
    policy: { visitor: 'public', ...personal, ...caseWork },
    errors: [
      'MODEL_NOT_FOUND',
      'ACTIVITY_NOT_FOUND',
      'NOT_FOUND',
      'VALIDATION_FAILED',
      'TRANSITION_NOT_ALLOWED',
      'HOOK_TIMEOUT',
      'HOOK_FAILED',
      'ECONNABORTED',
      'MAX_ATTEMPTS',
    ],
  },
})
