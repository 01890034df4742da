// What lists of units may be asked for: everybody by what everybody reads, administrators by the rest too.

import { type Sql, sql } from '@bawaba/server/platform/database/index.ts'
import type { Column, Columns, FieldType, Vocabulary } from '@bawaba/server/platform/filter/index.ts'
import { publicParts, unitParts } from '../../unit-calls.ts'
import { publicStatusSql, statusSql } from './status-store.ts'

type Named = [name: string, type: FieldType, expression: Sql, isRequired?: true]

/** The price is asked for in pounds; its index is over the same expression. */
const fields: Named[] = [
  ['code', 'text', sql`u.code`, true],
  ['project', 'text', sql`u.project`, true],
  ['type', 'text', sql`u.type`, true],
  ['area', 'number', sql`u.area`, true],
  ['floor', 'number', sql`u.floor`, true],
  ['rooms', 'number', sql`u.rooms`, true],
  ['price', 'number', sql`(u.price::numeric / 100)`, true],
  ['paymentMethod', 'text', sql`u.payment_method`, true],
  ['country', 'text', sql`u.country`],
  ['floorPlanUploaded', 'boolean', sql`(u.floor_plan_type is not null)`, true],
]
const ofEverybody: Named[] = [['status', 'text', publicStatusSql, true]]
const ofStaff: Named[] = [
  ['status', 'text', statusSql, true],
  ['createdAt', 'instant', sql`u.created_at`, true],
  ['updatedAt', 'instant', sql`u.updated_at`, true],
]

const askedBy = (named: readonly Named[], parts: readonly string[]) => {
  const columns: Columns = new Map(
    named.map(([name, type, expression, isRequired]): [string, Column] => [
      name,
      isRequired ? { type, expression, isRequired } : { type, expression },
    ]),
  )
  const vocabulary: Vocabulary = {
    fields: new Map(named.map(([name, type]) => [name, type])),
    parts,
    defaultLimit: 20,
    maxLimit: 100,
  }
  return { columns, vocabulary }
}

export const askedOfUnits = {
  public: askedBy([...fields, ...ofEverybody], publicParts),
  all: askedBy([...fields, ...ofStaff], unitParts),
}
