// Where people are served.

import { Type } from 'typebox'
import { ServiceCenter } from '../entities/service-center.ts'
import { everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

export const serviceCenterCalls = defineCalls({
  'GET serviceCenters': {
    summary: { ar: 'مراكز الخدمة وأين تقع', en: 'The service centers and where they are' },
    tag: 'app',
    answer: Type.Array(ServiceCenter),
    policy: everyone,
    errors: [],
  },
})
