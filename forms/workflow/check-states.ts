// Findings about the workflow: every state is reached and leads to an end, every activity has someone who may perform it.

import type { FormDefinition, WorkflowDefinition } from '../definition.ts'
import { effectIssues } from './effects.ts'
import { type Issue, issue, repeated } from './issues.ts'
import { isEnd } from './state-kinds.ts'

/** The codes reached from these by steps, each step giving neighbours. */
const closure = (start: string[], next: (code: string) => string[]): Set<string> => {
  const reached = new Set(start)
  for (const code of reached) for (const further of next(code)) reached.add(further)
  return reached
}

const reachabilityIssues = ({ initial, states, transitions }: WorkflowDefinition): Issue[] => {
  const transitionsByPeople = transitions.filter(({ by }) => by.length > 0)
  const forward = closure([initial], code =>
    transitionsByPeople.filter(({ from }) => from.includes(code)).map(({ to }) => to),
  )
  const ended = states.filter(({ kind }) => isEnd(kind)).map(({ code }) => code)
  const backward = closure(ended, code =>
    transitionsByPeople.filter(({ to }) => to === code).flatMap(({ from }) => from),
  )
  return states.flatMap(({ code }) => [
    ...(forward.has(code) ? [] : [issue(`workflow.states.${code}`, 'unreachable')]),
    ...(backward.has(code) ? [] : [issue(`workflow.states.${code}`, 'noEnd')]),
  ])
}

const transitionIssues = (definition: FormDefinition): Issue[] => {
  const { activities, workflow } = definition
  const codes = new Set(workflow.states.map(({ code }) => code))
  const known = new Set(activities.map(({ activityId }) => activityId))
  return workflow.transitions.flatMap((transition, index) => {
    const { activityId, from, to, by, effects = [] } = transition
    const path = `workflow.transitions.${index}`
    return [
      ...(known.has(activityId) ? [] : [issue(`${path}.activityId`, 'unknownActivity', activityId)]),
      ...[...from, to].filter(code => !codes.has(code)).map(code => issue(path, 'unknownState', code)),
      ...(by.length > 0 ? [] : [issue(`${path}.by`, 'nobody')]),
      ...effects.flatMap((effect, number) =>
        effectIssues(effect, { definition, transition }).map(([key, detail]) =>
          issue(`${path}.effects.${number}`, key, detail),
        ),
      ),
    ]
  })
}

/** A button that never appears is not the likely one. */
const likelyIssues = ({ states, transitions }: WorkflowDefinition): Issue[] =>
  states
    .filter(
      ({ code, likely }) =>
        likely !== undefined &&
        !transitions.some(({ activityId, from }) => activityId === likely && from.includes(code)),
    )
    .map(({ code, likely }) => issue(`workflow.states.${code}.likely`, 'unlikely', likely))

export const stateIssues = (definition: FormDefinition): Issue[] => {
  const { activities, workflow } = definition
  const [filing, ...later] = activities
  const performed = new Set(workflow.transitions.map(({ activityId }) => activityId))
  return [
    ...(filing ? [] : [issue('activities', 'noFiling')]),
    ...(workflow.states.some(({ code }) => code === workflow.initial)
      ? []
      : [issue('workflow.initial', 'unknownState')]),
    ...repeated(workflow.states.map(({ code }) => code)).map(code =>
      issue(`workflow.states.${code}`, 'doubledCode'),
    ),
    ...repeated(activities.map(({ activityId }) => activityId)).map(id =>
      issue(`activities.${id}`, 'doubledCode'),
    ),
    ...activities.flatMap(({ activityId, steps }) =>
      repeated(steps.map(({ key }) => key)).map(key =>
        issue(`activities.${activityId}.${key}`, 'doubledCode'),
      ),
    ),
    ...later
      .filter(({ activityId }) => !performed.has(activityId))
      .map(({ activityId }) => issue(`activities.${activityId}`, 'nobody')),
    ...likelyIssues(workflow),
    ...transitionIssues(definition),
    ...reachabilityIssues(workflow),
  ]
}
