// Findings about what activities mean besides the state they lead to, and about due dates: what is asked for exists and
// can be answered, corrections follow an end, times are such that they can come.

import type {
  ActivityDefinition,
  FormDefinition,
  StateDefinition,
  TransitionDefinition,
  WorkflowDefinition,
} from '../definition.ts'
import { type Finding, finding } from './findings.ts'
import { answeredFields } from './opened.ts'
import { isEnd } from './states.ts'
import { wholeOf } from './walk.ts'

type Act = {
  definition: FormDefinition
  activity: ActivityDefinition
  place: string
  /** The transitions that perform it, each with the states it leads from and to. */
  ways: { transition: TransitionDefinition; from: StateDefinition[]; to: StateDefinition | undefined }[]
}

const unknownFields = ({ definition }: Act, names: readonly string[], place: string): Finding[] => {
  const known = answeredFields(definition)
  return names.filter(name => !known.includes(name)).map(name => finding(place, 'notOpenable', name))
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

const asksFindings = (act: Act): Finding[] => {
  const { activity, place, ways, definition } = act
  const { asks } = activity
  if (!asks) return []
  const { fields = [], message, workingDays, mostDays } = asks
  const answered = suppliedFrom(definition)
  const reached = ways.flatMap(({ to }) => (to ? [to] : []))
  return [
    ...unknownFields(act, fields, `${place}.asks.fields`),
    ...(message === undefined || Object.hasOwn(wholeOf(activity), message)
      ? []
      : [finding(`${place}.asks.message`, 'messageUnknown', message)]),
    ...(mostDays !== undefined && workingDays > mostDays ? [finding(`${place}.asks`, 'daysAboveMost')] : []),
    ...(reached.some(({ kind }) => kind !== 'waiting-on-applicant') ? [finding(place, 'asksNobody')] : []),
    ...(ways.some(({ transition: { by } }) => by.includes('applicant') || by.includes('system'))
      ? [finding(place, 'asksThemself')]
      : []),
    ...reached
      .filter(({ kind, code }) => kind === 'waiting-on-applicant' && !answered.has(code))
      .map(({ code }) => finding(place, 'unanswerable', code)),
  ]
}

const suppliesFindings = ({ activity, place, ways }: Act): Finding[] =>
  activity.supplies &&
  ways.some(
    ({ transition, from }) =>
      transition.by.some(who => who !== 'applicant') ||
      from.some(({ kind }) => kind !== 'waiting-on-applicant'),
  )
    ? [finding(place, 'suppliesUnasked')]
    : []

/** Somebody is asked why, and cannot leave it open. */
const asksReason = (activity: ActivityDefinition): boolean =>
  Object.values(wholeOf(activity)).some(({ optional, hidden }) => !optional && !hidden)

const afterEndFindings = (act: Act): Finding[] => {
  const { activity, place, ways } = act
  const { corrects, reopens } = activity
  if (!corrects && !reopens) return []
  return [
    ...unknownFields(act, corrects?.fields ?? [], `${place}.corrects.fields`),
    ...(ways.some(({ from }) => from.some(({ kind }) => !isEnd(kind))) ? [finding(place, 'notEnded')] : []),
    ...(ways.some(({ transition: { by } }) => by.includes('applicant'))
      ? [finding(place, 'byApplicant')]
      : []),
    ...(reopens && ways.some(({ to }) => to && isEnd(to.kind)) ? [finding(place, 'reopensToEnd')] : []),
    ...(asksReason(activity) ? [] : [finding(place, 'noReason')]),
  ]
}

/** Whether a request in a state has a due date, whatever way it came. */
const isDue = (
  { code, kind, dueIn, dueInMonths }: StateDefinition,
  workflow: WorkflowDefinition,
  given: ReadonlySet<string>,
): boolean =>
  dueIn !== undefined ||
  dueInMonths !== undefined ||
  given.has(code) ||
  // The time of the whole request stands still while it waits.
  (kind === 'open' && workflow.dueIn !== undefined)

const timeFindings = ({ activities, workflow }: FormDefinition): Finding[] => {
  const asking = activities.filter(({ asks }) => asks).map(({ activityId }) => activityId)
  const asked = new Set(
    workflow.transitions.filter(({ activityId }) => asking.includes(activityId)).map(({ to }) => to),
  )
  const given = new Set(
    workflow.transitions
      .filter(({ effects = [] }) => effects.some(({ kind }) => kind === 'setDueDate'))
      .map(({ to }) => to),
  )
  const due = new Set([...asked, ...given])
  return [
    ...workflow.states.flatMap(state => {
      const { code, kind, dueIn, dueInMonths, escalate } = state
      const place = `workflow.states.${code}`
      const own = dueIn !== undefined || dueInMonths !== undefined
      return [
        ...(isEnd(kind) && (own || escalate) ? [finding(place, 'dueAtEnd')] : []),
        ...(dueIn !== undefined && dueInMonths !== undefined ? [finding(place, 'dueTwice')] : []),
        ...(kind === 'open' && dueIn !== undefined && workflow.dueIn !== undefined && dueIn > workflow.dueIn
          ? [finding(`${place}.dueIn`, 'dueBeyondWhole', `${dueIn} > ${workflow.dueIn}`)]
          : []),
        ...(escalate && !isEnd(kind) && !isDue(state, workflow, due)
          ? [finding(`${place}.escalate`, 'neverDue')]
          : []),
        ...(escalate?.before !== undefined && dueIn !== undefined && escalate.before >= dueIn
          ? [finding(`${place}.escalate.before`, 'toldTooEarly', `${escalate.before} ≥ ${dueIn}`)]
          : []),
      ]
    }),
    ...workflow.transitions.flatMap(({ at, from }, index) =>
      at !== 'due'
        ? []
        : workflow.states
            .filter(state => from.includes(state.code) && !isEnd(state.kind))
            .filter(state => !isDue(state, workflow, due))
            .map(({ code }) => finding(`workflow.transitions.${index}.at`, 'neverDue', code)),
    ),
  ]
}

export const actFindings = (definition: FormDefinition): Finding[] => {
  const { activities, workflow } = definition
  const stateOf = (code: string) => workflow.states.find(state => state.code === code)
  const acts = activities.map(
    (activity): Act => ({
      ...{ definition, activity, place: `activities.${activity.activityId}` },
      ways: workflow.transitions
        .filter(({ activityId }) => activityId === activity.activityId)
        .map(transition => ({
          transition,
          from: transition.from.flatMap(code => stateOf(code) ?? []),
          to: stateOf(transition.to),
        })),
    }),
  )
  return [
    ...acts.flatMap(asksFindings),
    ...acts.flatMap(suppliesFindings),
    ...acts.flatMap(afterEndFindings),
    ...timeFindings(definition),
  ]
}
