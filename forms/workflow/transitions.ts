// States and transitions of a request: who may do what now. Pure; the platform reasons over kinds of states only.

import type { Answers, StateDefinition, TransitionDefinition, WorkflowDefinition } from '../definition.ts'
import { compileCondition } from '../engine/conditions.ts'

export type WorkflowActor = { isApplicant: boolean; roles: readonly string[] }

export const stateOf = (workflow: WorkflowDefinition, code: string): StateDefinition | undefined =>
  workflow.states.find(state => state.code === code)

const mayPerform = ({ by }: TransitionDefinition, { isApplicant, roles }: WorkflowActor): boolean =>
  (isApplicant && by.includes('applicant')) || roles.some(role => by.includes(role))

const holds = ({ when }: TransitionDefinition, answers: Answers): boolean =>
  !when || compileCondition(when).holds(name => answers[name])

/** What makes the system act: a due date that passed, or a payment that arrived. */
export type SystemCause = 'due' | 'paid'

/** What the system does with a request in this status for this cause; the first whose condition holds. */
export const systemTransition = (
  workflow: WorkflowDefinition,
  status: string,
  answers: Answers,
  cause: SystemCause = 'due',
): TransitionDefinition | undefined =>
  workflow.transitions.find(
    transition =>
      (transition.at === 'due') === (cause === 'due') &&
      transition.by.includes('system') &&
      transition.from.includes(status) &&
      holds(transition, answers),
  )

/** The transitions that someone may make from a status, by the answers so far; the first of an activity counts. */
export const transitionsOf = (
  workflow: WorkflowDefinition,
  status: string,
  actor: WorkflowActor,
  answers: Answers = {},
): TransitionDefinition[] => {
  const possible = workflow.transitions.filter(
    transition =>
      transition.from.includes(status) && mayPerform(transition, actor) && holds(transition, answers),
  )
  return possible.filter(
    ({ activityId }, index) => possible.findIndex(other => other.activityId === activityId) === index,
  )
}
