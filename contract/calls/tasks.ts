// Tasks: several small questions or changes in one call, their fields merged into one answer.

import { type Static, Type } from 'typebox'
import { AnnouncementOrder, NoAnnouncement, NoVideo, TaskAnnouncement } from '../entities/announcement.ts'
import { Literals } from '../entities/literals.ts'
import { PersonRef } from '../entities/person.ts'
import { Whole } from '../entities/whole.ts'
import { defineCalls } from './call.ts'

export const taskIds = [
  'getEmployees',
  'getAnnouncementAndGuidingVideo',
  'setAnnouncementAndGuidingVideo',
] as const
export type TaskId = (typeof taskIds)[number]

/** What tasks are given besides a filter. */
const TaskData = Type.Object(
  {
    /** Of what is asked for, these fields alone. */
    fields: Type.Optional(Type.Array(Literals(['announcement', 'guidingVideo']), { maxItems: 2 })),
    /** The announcement for everyone; an empty object clears it. */
    announcement: Type.Optional(Type.Union([AnnouncementOrder, NoAnnouncement])),
    guidingVideo: Type.Optional(NoVideo),
    /** The revision the announcement was seen at; 0 where there was none. */
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
        filter: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        data: Type.Optional(TaskData),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      employees: Type.Optional(Type.Array(PersonRef)),
      announcement: Type.Optional(TaskAnnouncement),
      guidingVideo: Type.Optional(NoVideo),
    }),
    errors: ['INVALID_FILTER', 'VALIDATION_FAILED', 'CONFLICT', 'PRECONDITION_REQUIRED'],
  },
})
