// The SQL of requests that keep a person's data: those under way, and those that owe something outside, which needs their answers.

import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { endKindsSql } from '../../platform/state-kinds-sql.ts'
import { owesSql } from '../owed/index.ts'

/** A query of the requests of an account whose answers are still needed. */
export const neededRequestsSql = (columns: string, accountId: string): Sql =>
  sql`select ${raw(columns)} from requests r where r.owner_id = ${raw(accountId)}
    and (r.status_kind not in ${endKindsSql} or ${owesSql('requests.deliver')})`
