// Findings about "one open request each": whose it is, and the answers that tell one from another.

import type { FieldEntry, FormDefinition } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'
import { type Issue, issue } from './issues.ts'
import { wholeOf } from './walk.ts'

/** A list, a file or a group tells no request from another. */
const isSingle = (entry: FieldEntry | undefined, kinds: Kinds): boolean =>
  ['String', 'Number', 'Date', 'Boolean'].includes(entry?.type ?? '') ||
  kinds.get(entry?.uniforms.type ?? '')?.identity !== undefined

export const oneOpenIssues = (
  { activities: [filing], oneOpen, allowAnonymous }: FormDefinition,
  kinds: Kinds,
): Issue[] => {
  if (!oneOpen) return []
  const { of = 'applicant', per = [] } = oneOpen
  const schema = filing ? wholeOf(filing) : {}
  return [
    ...per
      .filter(name => !Object.hasOwn(schema, name) || !isSingle(schema[name], kinds))
      .map(name => issue('oneOpen.per', 'oneOpenField', name)),
    ...(of === 'everyone' && per.length === 0 ? [issue('oneOpen', 'oneOpenOfAll')] : []),
    ...(of === 'applicant' && allowAnonymous ? [issue('oneOpen', 'oneOpenForVisitors')] : []),
  ]
}
