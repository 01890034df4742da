// Work that is owed, for those who can do something about it.

import { Type } from 'typebox'
import { OwedWork } from '../entities/owed-work.ts'
import { defineCalls } from './call.ts'

export const owedWorkCalls = defineCalls({
  'GET owedWork': {
    summary: {
      ar: 'ما على البوابة إنجازه ولم يُنجز بعد، الأقدم أولًا',
      en: 'Work that is owed and could not be done yet, the oldest first',
    },
    tag: 'maintenance',
    answer: Type.Array(OwedWork),
    policy: { BFM_ADMIN: 'all', FINANCIAL_MANAGER: 'all', SUPERVISOR: 'given' },
    errors: [],
  },
  'POST owedWork/:id/run': {
    summary: { ar: 'محاولة ما لم يُنجز الآن', en: 'Try owed work now instead of after its pause' },
    tag: 'maintenance',
    params: Type.Object({ id: Type.String({ maxLength: 80 }) }),
    answer: Type.Null(),
    status: 204,
    policy: { BFM_ADMIN: 'all', FINANCIAL_MANAGER: 'all', SUPERVISOR: 'given' },
    errors: ['NOT_FOUND', 'OWED_TRIED_LATELY'],
  },
})
