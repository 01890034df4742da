// What a new form begins with: what the profile of its applicant knows of its questions.

import { Type } from 'typebox'
import { defineCalls } from './call.ts'
import { ServiceParams } from './parts.ts'

export const prefillCalls = defineCalls({
  'GET :service/prefill': {
    summary: {
      ar: 'ما يبدأ به نموذج جديد من ملف مقدم الطلب',
      en: 'The answers that a new form takes over from the profile of its applicant; each may be changed',
    },
    tag: 'requests',
    params: ServiceParams,
    answer: Type.Object({ answers: Type.Record(Type.String(), Type.Unknown()) }),
    errors: ['MODEL_NOT_FOUND'],
  },
})
