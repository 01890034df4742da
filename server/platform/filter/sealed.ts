// Comparisons with an answer that is stored sealed: its whole value is found by the blind index beside it, and nothing else
// of it is compared; reading a filter refuses the rest. Answers that wait to be sealed are found as they stand.

import { join, raw, type Sql, sql } from '../database/sql.ts'
import type { Hot } from './indexed.ts'
import type { Scalar } from './tree.ts'

/** `index`: where the blind index of the answer stands. */
export type Sealed = { index: Sql; indexOf(value: Scalar): string }

/** A column of its own holds the index, or the first signs of an answer that waits to be sealed. */
const mostSigns = 100

/** Whether the answer is the value, or one of a list. */
export const sealedClause = (
  { index, indexOf }: Sealed,
  { expression, hot }: { expression: Sql; hot?: Hot },
  value: Scalar | Scalar[],
): Sql => {
  if (value === null) return sql`${expression} is null`
  const values = Array.isArray(value) ? value : [value]
  if (values.length === 0) return raw('false')
  const indexes = values.map(indexOf)
  const exact = sql`(${index} in (${join(indexes.map(each => sql`${each}::text`))})
    or ${expression} in (${join(values.map(each => sql`${JSON.stringify(each)}::jsonb`))}))`
  if (!hot) return exact
  const operands = [...indexes, ...values.map(each => String(each).slice(0, mostSigns))]
  return sql`(${hot.admits} and ${hot.column} in (${join(operands.map(each => sql`${each}::text`))}) and ${exact})`
}
