// Findings about the workflow: every state is reached and leads to an end, every activity has someone who may perform it.

import type { FormDefinition, WorkflowDefinition } from '../definition.ts'
import { effectFaults } from './effects.ts'
import { type Finding, finding, repeated } from './findings.ts'
import { ends } from './states.ts'

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

const transitionFindings = (definition: FormDefinition): Finding[] => {
  const { activities, workflow } = definition
  const codes = new Set(workflow.states.map(({ code }) => code))
  const known = new Set(activities.map(({ activityId }) => activityId))
  return workflow.transitions.flatMap((transition, index) => {
    const { activityId, from, to, by, effects = [] } = transition
    const place = `workflow.transitions.${index}`
    return [
      ...(known.has(activityId) ? [] : [finding(`${place}.activityId`, 'unknownActivity', activityId)]),
      ...[...from, to].filter(code => !codes.has(code)).map(code => finding(place, 'unknownState', code)),
      ...(by.length > 0 ? [] : [finding(`${place}.by`, 'nobody')]),
      ...effects.flatMap((effect, number) =>
        effectFaults(effect, { definition, transition }).map(([key, detail]) =>
          finding(`${place}.effects.${number}`, key, detail),
        ),
      ),
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
    ...repeated(workflow.states.map(({ code }) => code)).map(code =>
      finding(`workflow.states.${code}`, 'doubledCode'),
    ),
    ...repeated(activities.map(({ activityId }) => activityId)).map(id =>
      finding(`activities.${id}`, 'doubledCode'),
    ),
    ...activities.flatMap(({ activityId, steps }) =>
      repeated(steps.map(({ key }) => key)).map(key =>
        finding(`activities.${activityId}.${key}`, 'doubledCode'),
      ),
    ),
    ...later
      .filter(({ activityId }) => !performed.has(activityId))
      .map(({ activityId }) => finding(`activities.${activityId}`, 'nobody')),
    ...transitionFindings(definition),
    ...pathFindings(workflow),
  ]
}
