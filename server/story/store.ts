// The SQL of the story: whether it is this server's turn to tell it, and who takes part.

import { type Queries, raw } from '../platform/database/index.ts'

/** One server tells it; another waits here and finds it told. */
export const isUntold = async (queries: Queries): Promise<boolean> => {
  await queries.query(raw(`select pg_advisory_xact_lock(hashtext('demo story'))`))
  const { isEmpty } = await queries.one<{ isEmpty: boolean }>(
    raw(`select not exists (select from requests) as "isEmpty"`),
  )
  return isEmpty
}
