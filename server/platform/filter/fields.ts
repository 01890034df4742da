// Which of some fields a filter asks for: what finds a person by a personal number is counted as a look-up.

import type { Where } from './tree.ts'

/** The first of these fields that stands anywhere in the tree, also below `not` or `any`. */
export const fieldIn = (where: Where | undefined, fields: ReadonlySet<string>): string | undefined => {
  if (!where) return undefined
  if ('field' in where) return fields.has(where.field) ? where.field : undefined
  const parts = 'all' in where ? where.all : 'any' in where ? where.any : [where.not]
  return parts.map(part => fieldIn(part, fields)).find(name => name !== undefined)
}
