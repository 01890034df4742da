// What may be asked of the audit log.

import { Problem } from '@bawaba/contract/problem.ts'
import { raw } from '../../platform/database/index.ts'
import type { Columns, FieldType, Vocabulary, Where } from '../../platform/filter/index.ts'

const fields: [name: string, type: FieldType, expression: string][] = [
  ['stream', 'text', 'e.stream'],
  ['kind', 'text', 'e.kind'],
  ['at', 'instant', 'e.at'],
  ['actorId', 'text', 'e.actor_id::text'],
  ['subjectId', 'text', 'e.subject_id::text'],
  ['onBehalfOf', 'text', 'e.on_behalf_of::text'],
  ['address', 'text', 'e.address'],
]
const roles = ['actorId', 'subjectId', 'onBehalfOf']

export const columns: Columns = new Map(
  fields.map(([name, type, expression]) => [name, { type, expression: raw(expression) }]),
)

/** `personId`: whoever did it, for whom, or to whom. */
export const vocabulary: Vocabulary = {
  fields: new Map<string, FieldType>([
    ...fields.map(([name, type]) => [name, type] as const),
    ['personId', 'text'],
  ]),
  parts: ['id', 'stream', 'place', 'at', 'kind', 'actor', 'onBehalfOf', 'subject', 'address', 'detail'],
  defaultLimit: 20,
  maxLimit: 100,
}

/** `personId` stands for the three columns that hold a person. */
export const spelledOut = (where: Where | undefined): Where | undefined => {
  if (!where) return undefined
  const each = (parts: Where[]) => parts.map(part => spelledOut(part) as Where)
  if ('all' in where) return { all: each(where.all) }
  if ('any' in where) return { any: each(where.any) }
  if ('not' in where) return { not: spelledOut(where.not) as Where }
  if (where.field !== 'personId') return where
  if (where.operator !== 'eq' && where.operator !== 'inq')
    throw new Problem('INVALID_FILTER', {
      details: [{ path: `where.personId.${where.operator}`, key: 'unknownOperator' }],
    })
  return { any: roles.map(field => ({ ...where, field })) }
}
