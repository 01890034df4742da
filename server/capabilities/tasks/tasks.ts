// Tasks by name. A task is an object that knows its own policy; the call merges what the tasks answer.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import type { TaskData, TaskId } from '@bawaba/contract/calls/tasks.ts'
import { type PolicyRow, type Scope, scopeOf } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Actor } from '../../platform/http/call.ts'

export type TaskAnswer = Calls['POST tasks/runTasks']['answer']
export type TaskInput = {
  actor: Actor
  /** Where the caller sits, for the audit. */
  address: string
  scope: Scope
  filter: unknown
  data: TaskData | undefined
}
export type Task = { policy: PolicyRow; run(input: TaskInput): Promise<TaskAnswer> }
export type Tasks = Record<TaskId, Task>

/** The scope a task gives its caller, or why it is refused. */
const admitted = ({ policy }: Task, actor: Actor): Scope => {
  const isVisitor = actor.mode === 'VISITOR'
  const scope = scopeOf(policy, isVisitor ? { mode: 'VISITOR' } : actor)
  if (!scope) throw new Problem(isVisitor ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  return scope
}

/** Runs tasks for a caller: all of them are admitted before the first one runs. */
export const runTasks = async (
  tasks: Tasks,
  ids: readonly TaskId[],
  { actor, ...input }: Omit<TaskInput, 'scope'>,
): Promise<TaskAnswer> => {
  const wanted = [...new Set(ids)].map(id => tasks[id])
  const scopes = wanted.map(task => admitted(task, actor))
  const answers = await Promise.all(
    wanted.map((task, index) => task.run({ ...input, actor, scope: scopes[index] as Scope })),
  )
  return Object.assign({}, ...answers)
}
