// Findings about `prefill`: the kind must fit what is taken over, and the question must be one that the applicant answers.

import type { FieldEntry, FormDefinition } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'
import type { FieldKind } from '../fields/field.ts'
import { type ProfileProperty, sealedProperties } from '../fields/profile-properties.ts'
import { type Issue, issue } from './issues.ts'
import { allQuestions, type Question } from './walk.ts'

/** The applicant types it: nothing else says what it is. */
const isTyped = ({ defaultValue, editable, hidden, lazyLoad, handler }: FieldEntry): boolean =>
  defaultValue === undefined && editable !== false && !hidden && !lazyLoad && handler !== 'value'

const profileIssues = (prefill: ProfileProperty, kind: FieldKind | undefined, path: string): Issue[] => {
  const fitting = kind?.prefills ?? []
  return fitting.includes(prefill) ? [] : [issue(path, 'prefillKind', fitting.join(', ') || '-')]
}

/** A file belongs to its request, what is reserved is reserved anew, and rows are nothing that one reads over. */
const earlierIssues = (kind: FieldKind | undefined, path: string): Issue[] =>
  kind?.group || kind?.reserves || kind?.holdsDocuments || kind?.isVerified
    ? [issue(path, 'prefillEarlier')]
    : []

const issuesOf = ({ entry, path, isFiling, isInGroup }: Question, kinds: Kinds): Issue[] => {
  const { prefill, sensitive, uniforms } = entry
  if (prefill === undefined) return []
  const own = `${path}.prefill`
  const kind = kinds.get(uniforms.type)
  return [
    ...(typeof prefill === 'string' ? profileIssues(prefill, kind, own) : earlierIssues(kind, own)),
    ...(isFiling && !isInGroup && isTyped(entry) ? [] : [issue(own, 'prefillNotAsked')]),
    ...(typeof prefill === 'string' && sealedProperties.includes(prefill) && !sensitive
      ? [issue(own, 'prefillUnsealed')]
      : []),
  ]
}

export const prefillIssues = (definition: FormDefinition, kinds: Kinds): Issue[] =>
  allQuestions(definition).flatMap(question => issuesOf(question, kinds))
