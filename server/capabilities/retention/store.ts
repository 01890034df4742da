// The SQL of legal holds, for whatever is deleted.

import { raw, type Sql } from '../../platform/database/index.ts'

/** Whether no legal hold stands on the person whose id an expression names. */
export const notUnderHold = (person: string): Sql =>
  raw(`not exists (select from legal_holds h where h.account_id = ${person} and h.lifted_at is null)`)
