// States and transitions of a request: who may do what now. Pure; the platform reasons over kinds of states only.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type {
  Answers,
  DeliveryOutcome,
  StateDefinition,
  TransitionDefinition,
  WorkflowDefinition,
} from '../definition.ts'
import type { World } from '../engine/reader.ts'
import type { CompiledService } from '../engine/service.ts'

/** What decides about transitions: the states, and how their conditions are worked out. */
export type Workflow = Pick<CompiledService, 'workflow' | 'evaluate'>

export type WorkflowActor = {
  isApplicant: boolean
  /** Their roles, and the service's teams that they belong to, as `by` names them. */
  roles: readonly string[]
  /** The activities that they have performed on the request. */
  performed?: readonly string[]
  /** Those that any of the staff has performed. */
  performedByAny?: readonly string[]
  /** Those performed by anybody that wait for others in the state it is in. */
  opinions?: readonly string[]
}

export const stateOf = (workflow: WorkflowDefinition, code: string): StateDefinition | undefined =>
  workflow.states.find(state => state.code === code)

const mayPerform = (
  { activityId, by, otherThan = [], overrules = [], together }: TransitionDefinition,
  { isApplicant, roles, performed = [], opinions = [] }: WorkflowActor,
): boolean => {
  if (together && opinions.includes(activityId)) return false
  if ([...otherThan, ...overrules].some(other => performed.includes(other))) return false
  return (isApplicant && by.includes('applicant')) || roles.some(role => by.includes(role))
}

/** What somebody decided and was overruled in: another one decides it now. */
const overruledOf = (
  { workflow }: Workflow,
  { performed = [], performedByAny = [] }: WorkflowActor,
): string[] =>
  workflow.transitions
    .filter(({ activityId }) => performedByAny.includes(activityId))
    .flatMap(({ overrules = [] }) => overrules)
    .filter(activityId => performed.includes(activityId))

/** Whether the time of a transition is over, of a request that came to its state at a moment. */
export const isTooLate = (
  { withinDays }: Pick<TransitionDefinition, 'withinDays'>,
  since: Date,
  today: string,
): boolean => withinDays !== undefined && addDays(cairoDate(since), withinDays) < today

/** Whether the condition of a transition holds for the answers of a request on a day. */
export const isOpen = (
  { evaluate }: Workflow,
  { when }: TransitionDefinition,
  answers: Answers,
  world: World,
): boolean => !when || evaluate(when, answers, world) === true

/** What makes the system act: a due date that passed, a visit that nobody closed, a payment that arrived, what came of something sent outside, or the end of what it stands for. */
export type SystemCause = 'due' | 'paid' | 'visit' | 'ended' | DeliveryOutcome

/** What the system does with a request in this status for this cause; the first whose condition holds. */
export const systemTransition = (
  form: Workflow,
  status: string,
  answers: Answers,
  world: World,
  cause: SystemCause = 'due',
): TransitionDefinition | undefined =>
  form.workflow.transitions.find(
    transition =>
      (transition.at ?? 'paid') === cause &&
      transition.by.includes('system') &&
      transition.from.includes(status) &&
      isOpen(form, transition, answers, world),
  )

/** The transitions that someone may make from a status, by the answers so far; the first of an activity counts. */
export const transitionsOf = (
  form: Workflow,
  status: string,
  actor: WorkflowActor,
  answers: Answers = {},
  world: World = {},
): TransitionDefinition[] => {
  const barred = overruledOf(form, actor)
  const possible = form.workflow.transitions.filter(
    transition =>
      transition.from.includes(status) &&
      !barred.includes(transition.activityId) &&
      mayPerform(transition, actor) &&
      isOpen(form, transition, answers, world),
  )
  return possible.filter(
    ({ activityId }, index) => possible.findIndex(other => other.activityId === activityId) === index,
  )
}
