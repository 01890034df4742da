// Tasks: several small questions or changes in one call, their fields merged into one answer.

import { Type } from 'typebox'
import { Literals } from '../entities/literals.ts'
import { PersonRef } from '../entities/person.ts'
import { defineCalls } from './call.ts'

export const taskIds = ['getEmployees'] as const
export type TaskId = (typeof taskIds)[number]

export const taskCalls = defineCalls({
  'POST tasks/runTasks': {
    summary: { ar: 'تنفيذ مهام معًا', en: 'Run tasks; the answer holds the fields of all of them' },
    tag: 'app',
    body: Type.Object(
      {
        taskIds: Type.Array(Literals(taskIds), { minItems: 1, maxItems: 8 }),
        filter: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ employees: Type.Optional(Type.Array(PersonRef)) }),
    errors: ['INVALID_FILTER'],
  },
})
