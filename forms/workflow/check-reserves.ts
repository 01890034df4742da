// Findings about questions that reserve something, or are verified outside: who may answer them and where, and what
// effects say of them.

import type { FormDefinition } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'
import { type Issue, issue } from './issues.ts'
import { openable } from './opened.ts'
import { allQuestions } from './walk.ts'

const verifyIssues = (definition: FormDefinition, kinds: Kinds): Issue[] =>
  allQuestions(definition)
    .filter(({ entry, isInGroup }) => kinds.get(entry.uniforms.type)?.isVerified && isInGroup)
    .map(({ path }) => issue(path, 'verifiesInGroup'))

/** Whether a transition locks or allocates what a question reserves: it stands from then on. */
const isSettled = ({ workflow }: FormDefinition, name: string): boolean =>
  workflow.transitions.some(({ effects = [] }) =>
    effects.some(
      ({ kind, params }) =>
        kind === 'reserve' && params?.field === name && ['lock', 'allocate'].includes(String(params?.does)),
    ),
  )

export const reserveIssues = (definition: FormDefinition, kinds: Kinds): Issue[] => {
  const { activities, workflow, allowAnonymous } = definition
  const reserving = allQuestions(definition)
    .filter(({ entry }) => kinds.get(entry.uniforms.type)?.reserves !== undefined)
    .map(question => ({ ...question, isAllowed: question.isFiling && !question.isInGroup }))
  const names = reserving.filter(({ isAllowed }) => isAllowed).map(({ name }) => name)
  const timed = reserving
    .filter(({ entry, isAllowed }) => isAllowed && kinds.get(entry.uniforms.type)?.startsAt !== undefined)
    .map(({ name }) => name)
  return [
    ...verifyIssues(definition, kinds),
    ...reserving.flatMap(({ path, isAllowed }) => (isAllowed ? [] : [issue(path, 'reservesInGroup')])),
    ...(allowAnonymous && reserving.length > 0 ? [issue('allowAnonymous', 'reservesForVisitors')] : []),
    ...activities
      .filter(({ asks, corrects }) => asks || corrects)
      .filter(activity => openable(definition, activity).some(name => names.includes(name)))
      .map(({ activityId }) => issue(`activities.${activityId}`, 'reservesChanged')),
    ...activities.flatMap(({ activityId, reschedules }) =>
      (reschedules?.fields ?? [])
        .filter(field => !timed.includes(field) || isSettled(definition, field))
        .map(field => issue(`activities.${activityId}.reschedules.fields`, 'notRescheduled', field)),
    ),
    ...workflow.transitions.flatMap(({ effects = [] }, index) =>
      effects.flatMap(({ kind, params }, number) =>
        kind === 'reserve' && !names.includes(String(params?.field))
          ? [
              issue(
                `workflow.transitions.${index}.effects.${number}`,
                'reservesNothing',
                String(params?.field),
              ),
            ]
          : [],
      ),
    ),
  ]
}
