// Small questions of pages, answered several at once.

import type { Handlers } from '../../platform/http/call.ts'
import { runTasks, type Tasks } from './tasks.ts'

export { announcementTasks } from './announcement.ts'
export { employeesTask } from './employees.ts'
export { tasksStore } from './store.ts'

export const taskRoutes = (tasks: Tasks): Handlers<'POST tasks/runTasks'> => ({
  'POST tasks/runTasks': ({ actor, address, body }) =>
    runTasks(tasks, body.taskIds, { actor, address, filter: body.filter, data: body.data }),
})
