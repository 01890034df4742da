// Whether a person is entitled to a service, asked before the first question.

import { Eligibility } from '../entities/eligibility.ts'
import { personal } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { ServiceParams } from './parts.ts'

export const eligibilityCalls = defineCalls({
  'GET :service/eligibility': {
    summary: {
      ar: 'شروط الخدمة التي لا يستوفيها مقدم الطلب، وما يمكنه بدلًا منها',
      en: 'The conditions of a service that the applicant does not meet, each with what they can do instead',
    },
    tag: 'requests',
    params: ServiceParams,
    answer: Eligibility,
    policy: personal,
    errors: ['MODEL_NOT_FOUND'],
  },
})
