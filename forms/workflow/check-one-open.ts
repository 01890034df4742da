// Findings about "one open request each": whose it is, and the answers that tell one from another.

import type { FormDefinition } from '../definition.ts'
import { type Issue, issue } from './issues.ts'
import { wholeOf } from './walk.ts'

/** A list, a file or a group tells no request from another. */
const isSingle = (type: string): boolean => ['String', 'Number', 'Date', 'Boolean'].includes(type)

export const oneOpenIssues = ({ activities: [filing], oneOpen, allowAnonymous }: FormDefinition): Issue[] => {
  if (!oneOpen) return []
  const { of = 'applicant', per = [] } = oneOpen
  const schema = filing ? wholeOf(filing) : {}
  return [
    ...per
      .filter(name => !Object.hasOwn(schema, name) || !isSingle(schema[name]?.type ?? ''))
      .map(name => issue('oneOpen.per', 'oneOpenField', name)),
    ...(of === 'everyone' && per.length === 0 ? [issue('oneOpen', 'oneOpenOfAll')] : []),
    ...(of === 'applicant' && allowAnonymous ? [issue('oneOpen', 'oneOpenForVisitors')] : []),
  ]
}
