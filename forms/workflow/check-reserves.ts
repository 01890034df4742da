// Findings about questions that reserve something: who may answer them and where, and what effects say of them.

import type { FormDefinition } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'
import { type Issue, issue } from './issues.ts'
import { openable } from './opened.ts'
import { questionsOf } from './walk.ts'

export const reserveIssues = (definition: FormDefinition, kinds: Kinds): Issue[] => {
  const { activities, workflow, allowAnonymous } = definition
  const reserving = activities.flatMap((activity, index) =>
    questionsOf(activity)
      .filter(({ entry }) => kinds.get(entry.uniforms.type)?.reserves !== undefined)
      // The schema of its step, and all steps around it: one more is a group.
      .map(question => ({ ...question, isAllowed: index === 0 && question.scopes.length === 2 })),
  )
  const names = reserving.filter(({ isAllowed }) => isAllowed).map(({ name }) => name)
  return [
    ...reserving.flatMap(({ path, isAllowed }) => (isAllowed ? [] : [issue(path, 'reservesInGroup')])),
    ...(allowAnonymous && reserving.length > 0 ? [issue('allowAnonymous', 'reservesForVisitors')] : []),
    ...activities
      .filter(({ asks, corrects }) => asks || corrects)
      .filter(activity => openable(definition, activity).some(name => names.includes(name)))
      .map(({ activityId }) => issue(`activities.${activityId}`, 'reservesChanged')),
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
