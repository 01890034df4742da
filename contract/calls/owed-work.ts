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
    errors: [],
  },
})
