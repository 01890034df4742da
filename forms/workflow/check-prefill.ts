// Findings about `prefill`: the kind must fit what is taken over, and the question must be one that the applicant answers.

import type { FieldEntry, FormDefinition } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'
import { sealedProperties } from '../fields/profile-properties.ts'
import { type Issue, issue } from './issues.ts'
import { type Question, questionsOf } from './walk.ts'

/** The applicant types it: nothing else says what it is. */
const isTyped = ({ defaultValue, editable, hidden, lazyLoad, handler }: FieldEntry): boolean =>
  defaultValue === undefined && editable !== false && !hidden && !lazyLoad && handler !== 'value'

const issuesOf = ({ entry, path, scopes }: Question, isFiling: boolean, kinds: Kinds): Issue[] => {
  const { prefill, sensitive, uniforms } = entry
  if (prefill === undefined) return []
  const own = `${path}.prefill`
  const fitting = kinds.get(uniforms.type)?.prefills ?? []
  // The schema of its step, and all steps around it: one more is a group.
  const isInGroup = scopes.length > 2
  return [
    ...(fitting.includes(prefill) ? [] : [issue(own, 'prefillKind', fitting.join(', ') || '-')]),
    ...(isFiling && !isInGroup && isTyped(entry) ? [] : [issue(own, 'prefillNotAsked')]),
    ...(sealedProperties.includes(prefill) && !sensitive ? [issue(own, 'prefillUnsealed')] : []),
  ]
}

export const prefillIssues = ({ activities }: FormDefinition, kinds: Kinds): Issue[] =>
  activities.flatMap((activity, index) =>
    questionsOf(activity).flatMap(question => issuesOf(question, index === 0, kinds)),
  )
