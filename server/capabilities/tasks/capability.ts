// What this capability contributes to the server: small questions of pages, answered several at once.

import type { taskCalls } from '@bawaba/contract/calls/tasks.ts'
import { type Base, defineCapability } from '../../capability.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { Announcements, GuidingVideos } from '../announcements/index.ts'
import { announcementTasks } from './announcement.ts'
import { employeesTask } from './employees.ts'
import { tasksStore } from './store.ts'
import { runTasks, type Tasks } from './tasks.ts'

const taskRoutes = (tasks: Tasks): Handlers<keyof typeof taskCalls> => ({
  'POST tasks/runTasks': ({ actor, address, body }) =>
    runTasks(tasks, body.taskIds, { actor, address, filter: body.filter, data: body.data }),
})

type Uses = Base & { announcements: Announcements; guidingVideo: GuidingVideos }

export const capability = defineCapability({
  name: 'tasks',
  contribute: ({ database, announcements, guidingVideo }: Uses) => ({
    handlers: taskRoutes({
      getEmployees: employeesTask(tasksStore(database)),
      ...announcementTasks(announcements, guidingVideo),
    }),
  }),
})
