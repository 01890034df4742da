// What an applicant says of a request after it was sent: words to those who work on it, and how they found it.

import { Type } from 'typebox'
import { Literals } from '../entities/literals.ts'
import { Request } from '../entities/request.ts'
import { longestText } from '../own-texts.ts'
import { caseWork, personal } from '../policy-rows.ts'
import { ratingSubjects } from '../responses.ts'
import { defineCalls } from './call.ts'
import { RequestParams } from './parts.ts'

export const responseCalls = defineCalls({
  'POST :service/:id/reply': {
    summary: {
      ar: 'رسالة من المتقدم بشأن طلبه',
      en: 'A message of the applicant to those who work on the request; its status stays',
    },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object(
      { text: Type.String({ minLength: 1, maxLength: longestText.reply, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    answer: Request,
    policy: personal,
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND', 'CONVERSATION_OVER', 'MAX_ATTEMPTS'],
  },
  'POST :service/:id/closeMessage': {
    summary: {
      ar: 'إغلاق رسالة وردت بعد انتهاء الطلب دون رد',
      en: 'Close a message that came after the end of a request without an answer; TRANSITION_NOT_ALLOWED where none waits',
    },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object({}, { additionalProperties: false }),
    answer: Request,
    policy: caseWork,
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  },
  'POST :service/:id/called': {
    summary: {
      ar: 'تسجيل مكالمة مع مقدم الطلب الذي اختار الرد هاتفيًا',
      en: 'Record a call to the applicant who chose to be answered by phone; TRANSITION_NOT_ALLOWED where none is owed',
    },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object({ isReached: Type.Boolean() }, { additionalProperties: false }),
    answer: Request,
    policy: caseWork,
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  },
  'POST :service/:id/rating': {
    summary: {
      ar: 'تقييم طلب',
      en: 'Rate a request: sending it, or its outcome once it is over; it may be changed within a day',
    },
    tag: 'requests',
    params: RequestParams,
    body: Type.Object(
      {
        level: Type.Integer({ minimum: 1, maximum: 3 }),
        comment: Type.Optional(Type.String({ maxLength: longestText.ratingComment })),
        about: Type.Optional(Literals(ratingSubjects)),
      },
      { additionalProperties: false },
    ),
    answer: Request,
    policy: personal,
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND', 'TRANSITION_NOT_ALLOWED', 'RATING_KEPT'],
  },
})
