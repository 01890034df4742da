// The SQL of who has a part of their own in a request.

import { type Queries, sql } from '../../platform/database/index.ts'
import { hasPartSql } from '../request-scope/index.ts'

export const ownPartStore = (database: Queries) => ({
  /** Whether a request is in some way an account's own: `request-scope/own-part-store.ts` says in which. */
  hasPart: async (accountId: string, requestId: string, now: Date): Promise<boolean> => {
    const { hasPart } = await database.one<{ hasPart: boolean }>(
      sql`select exists (select from requests r where r.id = ${requestId}::uuid and ${hasPartSql(accountId, now)}) as "hasPart"`,
    )
    return hasPart
  },
})
export type OwnPartStore = ReturnType<typeof ownPartStore>
