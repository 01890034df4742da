// Tasks: several small questions or changes in one call, their fields merged into one answer.

import { type Static, Type } from 'typebox'
import { TaskAnnouncement, TaskVideo } from '../entities/announcement.ts'
import { Literals } from '../entities/literals.ts'
import { PersonRef } from '../entities/person.ts'
import { Whole } from '../entities/whole.ts'
import { everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { filterText } from './parts.ts'

export const taskIds = [
  'getEmployees',
  'getAnnouncementAndGuidingVideo',
  'setAnnouncementAndGuidingVideo',
] as const
export type TaskId = (typeof taskIds)[number]

/** What tasks are given besides a filter. */
const TaskData = Type.Object(
  {
    /** Of the requested fields, these alone. */
    fields: Type.Optional(Type.Array(Literals(['announcement', 'guidingVideo']), { maxItems: 2 })),
    /** The announcement for everyone, as it is answered; an empty object clears it. */
    announcement: Type.Optional(TaskAnnouncement),
    guidingVideo: Type.Optional(TaskVideo),
    /** The revision the announcement was seen at, 0 where there was none: checked where it is sent, here or inside. */
    revision: Type.Optional(Whole(0)),
  },
  { additionalProperties: false },
)
export type TaskData = Static<typeof TaskData>

export const taskCalls = defineCalls({
  'POST tasks/runTasks': {
    summary: { ar: 'تنفيذ مهام معًا', en: 'Run tasks; the answer holds the fields of all of them' },
    tag: 'app',
    body: Type.Object(
      {
        taskIds: Type.Array(Literals(taskIds), { minItems: 1, maxItems: 8 }),
        filter: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), filterText])),
        data: Type.Optional(TaskData),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      employees: Type.Optional(Type.Array(Type.Unsafe<PersonRef>(Type.Partial(PersonRef)))),
      announcement: Type.Optional(TaskAnnouncement),
      guidingVideo: Type.Optional(TaskVideo),
    }),
    // Each task has a policy of its own besides.
    policy: everyone,
    errors: ['INVALID_FILTER', 'VALIDATION_FAILED', 'CONFLICT'],
  },
})
