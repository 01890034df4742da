// Jobs that failed, for administrators.

import { Type } from 'typebox'
import { FailedJob } from '../entities/failed-job.ts'
import { administering } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

const params = Type.Object({ id: Type.String({ maxLength: 20 }) })

export const failedJobCalls = defineCalls({
  'GET failedJobs': {
    summary: { ar: 'المهام التي فشلت', en: 'Jobs that failed, the latest first' },
    tag: 'maintenance',
    answer: Type.Array(FailedJob),
    policy: administering,
    errors: [],
  },
  'POST failedJobs/:id/run': {
    summary: { ar: 'إعادة تشغيل مهمة', en: 'Run a job again, with all its tries' },
    tag: 'maintenance',
    params,
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
  'DELETE failedJobs/:id': {
    summary: { ar: 'حذف مهمة فشلت', en: 'Remove a job that failed: it is not done' },
    tag: 'maintenance',
    params,
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
})
