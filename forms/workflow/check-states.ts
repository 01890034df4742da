// Findings about the workflow: every state is reached and leads to an end, every activity has someone who may perform it.

import type { FormDefinition, StateKind, WorkflowDefinition } from '../definition.ts'
import { type Finding, finding } from './findings.ts'

const ends: StateKind[] = ['done', 'rejected', 'cancelled']

/** The codes reached from these by steps, each step giving neighbours. */
const closure = (start: string[], next: (code: string) => string[]): Set<string> => {
  const reached = new Set(start)
  for (const code of reached) for (const further of next(code)) reached.add(further)
  return reached
}

const pathFindings = ({ initial, states, transitions }: WorkflowDefinition): Finding[] => {
  const ways = transitions.filter(({ by }) => by.length > 0)
  const forward = closure([initial], code =>
    ways.filter(({ from }) => from.includes(code)).map(({ to }) => to),
  )
  const ended = states.filter(({ kind }) => ends.includes(kind)).map(({ code }) => code)
  const backward = closure(ended, code => ways.filter(({ to }) => to === code).flatMap(({ from }) => from))
  return states.flatMap(({ code }) => [
    ...(forward.has(code) ? [] : [finding(`workflow.states.${code}`, 'unreachable')]),
    ...(backward.has(code) ? [] : [finding(`workflow.states.${code}`, 'noEnd')]),
  ])
}

const doubled = (codes: string[]): string[] => [
  ...new Set(codes.filter((code, index) => codes.indexOf(code) !== index)),
]

const transitionFindings = ({ activities, workflow }: FormDefinition): Finding[] => {
  const codes = new Set(workflow.states.map(({ code }) => code))
  const known = new Set(activities.map(({ activityId }) => activityId))
  return workflow.transitions.flatMap(({ activityId, from, to, by }, index) => {
    const place = `workflow.transitions.${index}`
    return [
      ...(known.has(activityId) ? [] : [finding(`${place}.activityId`, 'unknownActivity')]),
      ...[...from, to].filter(code => !codes.has(code)).map(() => finding(place, 'unknownState')),
      ...(by.length > 0 ? [] : [finding(`${place}.by`, 'nobody')]),
    ]
  })
}

export const stateFindings = (definition: FormDefinition): Finding[] => {
  const { activities, workflow } = definition
  const [filing, ...later] = activities
  const performed = new Set(workflow.transitions.map(({ activityId }) => activityId))
  return [
    ...(filing ? [] : [finding('activities', 'noFiling')]),
    ...(workflow.states.some(({ code }) => code === workflow.initial)
      ? []
      : [finding('workflow.initial', 'unknownState')]),
    ...doubled(workflow.states.map(({ code }) => code)).map(code =>
      finding(`workflow.states.${code}`, 'doubledCode'),
    ),
    ...doubled(activities.map(({ activityId }) => activityId)).map(id =>
      finding(`activities.${id}`, 'doubledCode'),
    ),
    ...later
      .filter(({ activityId }) => !performed.has(activityId))
      .map(({ activityId }) => finding(`activities.${activityId}`, 'nobody')),
    ...transitionFindings(definition),
    ...pathFindings(workflow),
  ]
}
