// Which of some fields a filter asks for: what finds a person by a personal number is counted as a look-up.

import type { Scalar, Where } from './tree.ts'

/** The first of these fields that stands anywhere in the tree, also below `not` or `any`. */
export const fieldIn = (where: Where | undefined, fields: ReadonlySet<string>): string | undefined => {
  if (!where) return undefined
  if ('field' in where) return fields.has(where.field) ? where.field : undefined
  const parts = 'all' in where ? where.all : 'any' in where ? where.any : [where.not]
  return parts.map(part => fieldIn(part, fields)).find(name => name !== undefined)
}

/** Every value that these fields are compared with anywhere in the tree, each once: `inq` names many. */
export const valuesOf = (where: Where | undefined, fields: ReadonlySet<string>): ReadonlySet<Scalar> => {
  if (!where) return new Set()
  if ('field' in where) return new Set(fields.has(where.field) ? [where.value].flat() : [])
  const parts = 'all' in where ? where.all : 'any' in where ? where.any : [where.not]
  return new Set(parts.flatMap(part => [...valuesOf(part, fields)]))
}
