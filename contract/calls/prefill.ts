// What a new form begins with: what the profile of its applicant, and their earlier requests, know of its questions.

import { Type } from 'typebox'
import { Prefilled } from '../entities/prefill.ts'
import { personal } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { formRef, ServiceParams } from './parts.ts'

export const prefillCalls = defineCalls({
  'GET :service/prefill': {
    summary: {
      ar: 'ما يبدأ به نموذج جديد من ملف مقدم الطلب ومن طلباته السابقة',
      en: 'The answers that a new form takes over from the profile and the earlier requests of its applicant; each may be changed',
    },
    tag: 'requests',
    params: ServiceParams,
    query: Type.Object(formRef, { additionalProperties: false }),
    answer: Prefilled,
    policy: personal,
    errors: ['MODEL_NOT_FOUND'],
  },
})
