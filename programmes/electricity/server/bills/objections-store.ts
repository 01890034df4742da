// The SQL of a person's objections to one bill.

import { type Queries, sql } from '@bawaba/server/platform/database/index.ts'
import { decidedKindsSql, endKindsSql } from '@bawaba/server/platform/state-kinds-sql.ts'
import { appealed, billObjection, notTaken } from '../../states.ts'

export const objectionsStore = (database: Queries) => ({
  /** How many of a person's objections to a bill the company was told of, and whether one was decided. */
  ofBill: (ownerId: string, billId: string) =>
    database.one<{ count: number; isDecided: boolean }>(
      sql`select count(*)::int as count, coalesce(bool_or(status_kind in ${decidedKindsSql}), false) as "isDecided"
        from requests where owner_id = ${ownerId} and service_slug = ${billObjection} and status <> ${notTaken}
          and data -> 'bill' ->> 'billId' = ${billId}`,
    ),

  /** Whether another objection to a bill is open, which exempts it. */
  isOpenBeside: async (billId: string, requestId: string): Promise<boolean> => {
    const { isOpen } = await database.one<{ isOpen: boolean }>(
      sql`select exists (select from requests where service_slug = ${billObjection} and id <> ${requestId}::uuid
        and status_kind not in ${endKindsSql} and status <> ${appealed} and data -> 'bill' ->> 'billId' = ${billId}) as "isOpen"`,
    )
    return isOpen
  },
})
export type ObjectionsStore = ReturnType<typeof objectionsStore>
