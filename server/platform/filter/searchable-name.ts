// Names as searches compare them: folded by the database as `fold` does, once with spaces between the words and once
// without, so that عبدالله and عبد الله, O'Neill and ONeill are one.

import { raw, type Sql, sql } from '../database/sql.ts'

/** The text of an SQL expression that holds a name; it is no input. */
export const searchableName = (expression: string): string =>
  `(fold_text(${expression}) || ' ' || replace(fold_text(${expression}), ' ', ''))`

/** Whether a name has all of the folded words; none without words. */
export const hasWordsSql = (expression: string, words: readonly string[]): Sql =>
  words.length === 0
    ? raw('false')
    : sql`not exists (select from unnest(${[...words]}::text[]) as word
        where strpos(${raw(searchableName(expression))}, word) = 0)`
