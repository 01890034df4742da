// Findings about whom a request waits for: somebody can move it on from every state, payment cannot be passed by, and
// what the system is to do by itself has something that makes it.

import type { FormDefinition, StateDefinition, TransitionDefinition } from '../definition.ts'
import { deliveryIssues, owingStates } from './check-deliveries.ts'
import { type Issue, issue } from './issues.ts'
import { type EndKind, isDecided, isEnd, returnsMoney, type StateKind } from './state-kinds.ts'
import { isStaff } from './teams.ts'

type Exits = { state: StateDefinition; out: TransitionDefinition[] }

/** Whether whoever a state waits for can take this way. */
const movesOn: Record<Exclude<StateKind, EndKind>, (way: TransitionDefinition) => boolean> = {
  open: ({ by, at }) => by.some(isStaff) || (by.includes('system') && at !== undefined),
  'waiting-on-applicant': ({ by }) => by.includes('applicant'),
  // What tells of a payment is the system: a gateway's notice, not a person.
  'waiting-on-payment': ({ by, at }) => by.includes('system') && at === undefined,
  draft: ({ by }) => by.includes('applicant'),
}

/** What is said where none of the ways may hold. */
const conditionIssue: Partial<Record<StateKind, string>> = { 'waiting-on-payment': 'paidNowhere' }

/** One of two conditions always holds: the second is the first, denied. */
const cover = (exits: readonly TransitionDefinition[]): boolean => {
  const conditions = exits.map(({ when }) => JSON.stringify(when))
  return exits.some(
    ({ when }) =>
      when && 'not' in when && when.not.length === 1 && conditions.includes(JSON.stringify(when.not[0])),
  )
}

const stateExitIssues = ({ state, out }: Exits): Issue[] => {
  const { kind } = state
  if (isEnd(kind)) return []
  const path = `workflow.states.${state.code}`
  const on = out.filter(movesOn[kind])
  if (on.length === 0) return out.length === 0 ? [] : [issue(path, 'nothingToDo')]
  // Ways that others can take do not help whoever it waits for.
  return on.every(({ when }) => when) && !cover(on)
    ? [issue(path, conditionIssue[kind] ?? 'onlyConditions')]
    : []
}

/** The states from which an end that counts as done is reached while no payment is made. */
const unpaid = ({ workflow: { states, transitions } }: FormDefinition): Set<string> => {
  const paying = new Set(states.filter(({ kind }) => kind === 'waiting-on-payment').map(({ code }) => code))
  const reached = new Set(states.filter(({ kind }) => kind === 'done').map(({ code }) => code))
  for (const code of reached)
    for (const { from, to, by } of transitions)
      if (to === code)
        // From a state that waits for payment the system alone leads on when it is paid.
        for (const before of from)
          if (!paying.has(before) || by.some(who => who !== 'system')) reached.add(before)
  return reached
}

/** The ends from which what was paid goes back: a request that is taken up there has to be paid again. */
const paidSince = ({ workflow: { states, transitions } }: FormDefinition): Set<string> => {
  const kindOf = new Map(states.map(({ code, kind }) => [code, kind]))
  const isPaying = (code: string) => kindOf.get(code) === 'waiting-on-payment'
  const reached = new Set(
    transitions
      .filter(({ from, by, at }) => from.some(isPaying) && by.includes('system') && at === undefined)
      .map(({ to }) => to),
  )
  const goesBack = (code: string): boolean => returnsMoney(kindOf.get(code) ?? 'open')
  for (const code of reached)
    if (!isPaying(code) && !goesBack(code))
      for (const { from, to } of transitions) if (from.includes(code)) reached.add(to)
  return new Set([...reached].filter(goesBack))
}

const paymentIssues = (definition: FormDefinition): Issue[] => {
  const { workflow, paymentInAdvance } = definition
  const waiting = workflow.states.filter(({ kind }) => kind === 'waiting-on-payment')
  const skips = unpaid(definition)
  const initial = workflow.states.find(({ code }) => code === workflow.initial)
  // Elsewhere staff may keep the money of an end that they correct; what is paid first is given for the fee alone.
  const paid = paymentInAdvance ? paidSince(definition) : new Set<string>()
  return [
    ...waiting
      .filter(({ code }) => skips.has(code))
      .map(({ code }) => issue(`workflow.states.${code}`, 'paymentSkipped')),
    ...workflow.transitions.flatMap(({ from, to }, index) =>
      from.some(code => paid.has(code)) && skips.has(to)
        ? [issue(`workflow.transitions.${index}.to`, 'takenUpUnpaid', to)]
        : [],
    ),
    ...(paymentInAdvance && initial && initial.kind !== 'waiting-on-payment'
      ? [issue('paymentInAdvance', 'paymentNotFirst', initial.code)]
      : []),
  ]
}

const isPerson = (who: string): boolean => who !== 'system'

const asksNothing = ({ activities }: FormDefinition, activityId: string): boolean =>
  activities
    .find(activity => activity.activityId === activityId)
    ?.steps.every(({ fieldsSchema }) => Object.keys(fieldsSchema).length === 0) ?? true

/** Whether the filing asks when somebody comes. */
const hasVisit = ({ activities: [filing] }: FormDefinition): boolean =>
  filing?.steps.some(({ fieldsSchema }) =>
    Object.values(fieldsSchema).some(({ uniforms }) => uniforms?.type === 'appointment'),
  ) ?? false

const systemIssues = (definition: FormDefinition): Issue[] =>
  definition.workflow.transitions.flatMap(({ activityId, by, at, from }, index) => {
    const path = `workflow.transitions.${index}`
    const isVisitless = at === 'visit' && !hasVisit(definition)
    if (isVisitless) return [issue(`${path}.at`, 'visitless')]
    if (!by.includes('system')) return at && at !== 'visit' ? [issue(`${path}.at`, 'notSystem')] : []
    const kinds = definition.workflow.states.filter(({ code }) => from.includes(code)).map(({ kind }) => kind)
    const isCaused = at !== undefined || kinds.every(kind => kind === 'waiting-on-payment')
    return [
      ...(isCaused ? [] : [issue(`${path}.by`, 'nothingCauses')]),
      ...(asksNothing(definition, activityId)
        ? []
        : [issue(`${path}.activityId`, 'systemAsked', activityId)]),
      ...((at === 'due' || at === 'visit') && kinds.some(isEnd) ? [issue(`${path}.at`, 'dueAtEnd')] : []),
    ]
  })

/** The states in which nobody but the applicant has acted yet. */
const untouched = ({ workflow: { initial, transitions } }: FormDefinition): Set<string> => {
  const reached = new Set([initial])
  for (const code of reached)
    for (const { from, to, by } of transitions)
      if (by.includes('applicant') && from.includes(code)) reached.add(to)
  return reached
}

/** Ways on which an applicant decides: out of the hands of staff, or before anybody else has acted at all. */
const ownDecisionIssues = (definition: FormDefinition): Issue[] => {
  const { states, transitions } = definition.workflow
  const kindOf = (code: string) => states.find(state => state.code === code)?.kind
  const alone = untouched(definition)
  return transitions.flatMap(({ from, to, by }, index) => {
    const kind = kindOf(to)
    const isOwn = from.some(code => alone.has(code) || kindOf(code) === 'open')
    return by.includes('applicant') && kind && isDecided(kind) && isOwn
      ? [issue(`workflow.transitions.${index}`, 'applicantDecides', to)]
      : []
  })
}

/** What people bring about, people can leave: a slip of the hand is never left to a timer alone. A bill is its maker's to take back. */
const backIssues = (definition: FormDefinition): Issue[] => {
  const { initial, states, transitions } = definition.workflow
  const owing = owingStates(definition)
  return states.flatMap(({ code, kind }) => {
    // What was sent outside cannot be called back; what comes of it leads on.
    if (isEnd(kind) || owing.has(code)) return []
    const into = transitions.filter(({ from, to }) => to === code && from.some(other => other !== code))
    const makers = [...into.flatMap(({ by }) => by), ...(code === initial ? ['applicant'] : [])]
    const leavers = transitions
      .filter(({ from, to }) => from.includes(code) && to !== code)
      .flatMap(({ by }) => by)
    const path = `workflow.states.${code}`
    if (makers.some(isPerson) && leavers.length > 0 && !leavers.some(isPerson))
      return [issue(path, 'nobodyLeaves')]
    return kind === 'waiting-on-payment' && makers.some(isStaff) && !leavers.some(isStaff)
      ? [issue(path, 'billStays')]
      : []
  })
}

export const flowIssues = (definition: FormDefinition): Issue[] => {
  const { states, transitions } = definition.workflow
  const exits = states.map(state => ({
    state,
    out: transitions.filter(({ from, by }) => from.includes(state.code) && by.length > 0),
  }))
  return [
    ...exits.flatMap(stateExitIssues),
    ...paymentIssues(definition),
    ...systemIssues(definition),
    ...deliveryIssues(definition),
    ...ownDecisionIssues(definition),
    ...backIssues(definition),
  ]
}
