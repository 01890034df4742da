// Findings about what activities mean besides the state they lead to, and about due dates: what is asked for exists and
// can be answered, corrections follow an end, times are such that they can come.

import type {
  ActivityDefinition,
  FormDefinition,
  StateDefinition,
  TransitionDefinition,
  WorkflowDefinition,
} from '../definition.ts'
import { type Issue, issue } from './issues.ts'
import { answeredFields } from './opened.ts'
import { isEnd, isWaiting } from './state-kinds.ts'
import { wholeOf } from './walk.ts'

type Act = {
  definition: FormDefinition
  activity: ActivityDefinition
  path: string
  /** The transitions that perform it, each with the states it leads from and to. */
  transitions: {
    transition: TransitionDefinition
    from: StateDefinition[]
    to: StateDefinition | undefined
  }[]
}

const unknownFields = ({ definition }: Act, names: readonly string[], path: string): Issue[] => {
  const known = answeredFields(definition)
  return names.filter(name => !known.includes(name)).map(name => issue(path, 'notOpenable', name))
}

const suppliedFrom = (definition: FormDefinition): Set<string> => {
  const supplying = definition.activities
    .filter(({ supplies }) => supplies)
    .map(({ activityId }) => activityId)
  return new Set(
    definition.workflow.transitions
      .filter(({ activityId, by }) => supplying.includes(activityId) && by.includes('applicant'))
      .flatMap(({ from }) => from),
  )
}

const asksIssues = (act: Act): Issue[] => {
  const { activity, path, transitions, definition } = act
  const { asks } = activity
  if (!asks) return []
  const { fields = [], message, workingDays, mostDays } = asks
  const answered = suppliedFrom(definition)
  const reached = transitions.flatMap(({ to }) => (to ? [to] : []))
  return [
    ...unknownFields(act, fields, `${path}.asks.fields`),
    ...(message === undefined || Object.hasOwn(wholeOf(activity), message)
      ? []
      : [issue(`${path}.asks.message`, 'messageUnknown', message)]),
    ...(mostDays !== undefined && workingDays > mostDays ? [issue(`${path}.asks`, 'daysAboveMost')] : []),
    ...(reached.some(({ kind }) => kind !== 'waiting-on-applicant') ? [issue(path, 'asksNobody')] : []),
    ...(transitions.some(({ transition: { by } }) => by.includes('applicant') || by.includes('system'))
      ? [issue(path, 'asksThemself')]
      : []),
    ...reached
      .filter(({ kind, code }) => kind === 'waiting-on-applicant' && !answered.has(code))
      .map(({ code }) => issue(path, 'unanswerable', code)),
  ]
}

const suppliesIssues = ({ activity, path, transitions }: Act): Issue[] =>
  activity.supplies &&
  transitions.some(
    ({ transition, from }) =>
      transition.by.some(who => who !== 'applicant') ||
      from.some(({ kind }) => kind !== 'waiting-on-applicant'),
  )
    ? [issue(path, 'suppliesUnasked')]
    : []

/** Somebody is asked why, and cannot leave it open. */
const asksReason = (activity: ActivityDefinition): boolean =>
  Object.values(wholeOf(activity)).some(({ optional, hidden }) => !optional && !hidden)

const afterEndIssues = (act: Act): Issue[] => {
  const { activity, path, transitions } = act
  const { corrects, reopens } = activity
  if (!corrects && !reopens) return []
  return [
    ...unknownFields(act, corrects?.fields ?? [], `${path}.corrects.fields`),
    ...(transitions.some(({ from }) => from.some(({ kind }) => !isEnd(kind)))
      ? [issue(path, 'notEnded')]
      : []),
    ...(transitions.some(({ transition: { by } }) => by.includes('applicant'))
      ? [issue(path, 'byApplicant')]
      : []),
    ...(reopens && transitions.some(({ to }) => to && isEnd(to.kind)) ? [issue(path, 'reopensToEnd')] : []),
    ...(asksReason(activity) ? [] : [issue(path, 'noReason')]),
  ]
}

/** Whether a request in a state has a due date, whatever way it came. */
const isDue = (
  { code, kind, dueIn, dueInMonths, dueInMinutes }: StateDefinition,
  workflow: WorkflowDefinition,
  supplied: ReadonlySet<string>,
): boolean =>
  dueIn !== undefined ||
  dueInMonths !== undefined ||
  dueInMinutes !== undefined ||
  supplied.has(code) ||
  // The time of the whole request stands still while it waits.
  (kind === 'open' && workflow.dueIn !== undefined)

const timeIssues = ({ activities, workflow }: FormDefinition): Issue[] => {
  const asking = activities.filter(({ asks }) => asks).map(({ activityId }) => activityId)
  const requested = new Set(
    workflow.transitions.filter(({ activityId }) => asking.includes(activityId)).map(({ to }) => to),
  )
  const supplied = new Set(
    workflow.transitions
      .filter(({ effects = [] }) => effects.some(({ kind }) => kind === 'setDueDate'))
      .map(({ to }) => to),
  )
  const due = new Set([...requested, ...supplied])
  return [
    ...workflow.states.flatMap(state => {
      const { code, kind, dueIn, dueInMonths, dueInMinutes, fixed, sameEnd, escalate } = state
      const path = `workflow.states.${code}`
      const times = [dueIn, dueInMonths, dueInMinutes].filter(time => time !== undefined)
      const own = times.length > 0
      return [
        ...(isEnd(kind) && (own || escalate) ? [issue(path, 'dueAtEnd')] : []),
        ...(fixed && !isDue(state, workflow, due) ? [issue(`${path}.fixed`, 'neverDue')] : []),
        ...(sameEnd && !(own && isWaiting(kind)) ? [issue(`${path}.sameEnd`, 'noSameEnd')] : []),
        ...(times.length > 1 ? [issue(path, 'dueTwice')] : []),
        ...(kind === 'open' && dueIn !== undefined && workflow.dueIn !== undefined && dueIn > workflow.dueIn
          ? [issue(`${path}.dueIn`, 'dueBeyondWhole', `${dueIn} > ${workflow.dueIn}`)]
          : []),
        ...(escalate && !isEnd(kind) && !isDue(state, workflow, due)
          ? [issue(`${path}.escalate`, 'neverDue')]
          : []),
        ...(escalate?.before !== undefined && dueIn !== undefined && escalate.before >= dueIn
          ? [issue(`${path}.escalate.before`, 'toldTooEarly', `${escalate.before} ≥ ${dueIn}`)]
          : []),
      ]
    }),
    ...workflow.transitions.flatMap(({ at, from }, index) =>
      at !== 'due'
        ? []
        : workflow.states
            .filter(state => from.includes(state.code) && !isEnd(state.kind))
            .filter(state => !isDue(state, workflow, due))
            .map(({ code }) => issue(`workflow.transitions.${index}.at`, 'neverDue', code)),
    ),
  ]
}

export const actIssues = (definition: FormDefinition): Issue[] => {
  const { activities, workflow } = definition
  const stateOf = (code: string) => workflow.states.find(state => state.code === code)
  const acts = activities.map(
    (activity): Act => ({
      definition,
      activity,
      path: `activities.${activity.activityId}`,
      transitions: workflow.transitions
        .filter(({ activityId }) => activityId === activity.activityId)
        .map(transition => ({
          transition,
          from: transition.from.flatMap(code => stateOf(code) ?? []),
          to: stateOf(transition.to),
        })),
    }),
  )
  return [
    ...acts.flatMap(asksIssues),
    ...acts.flatMap(suppliesIssues),
    ...acts.flatMap(afterEndIssues),
    ...timeIssues(definition),
  ]
}
