// The SQL of the home page: requests of a person that wait for them, and the next date of those under way.

import type { NextDateKind } from '@bawaba/contract/entities/home.ts'
import type { PaymentStatus } from '@bawaba/contract/payment-states.ts'
import { appointmentKind } from '@bawaba/forms/fields/appointment-code.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type Queries, sql } from '../../platform/database/index.ts'
import { unfinishedKindsSql, waitingKindsSql } from '../../platform/state-kinds-sql.ts'

type RequestRef = { ID: string; serviceSlug: string }
/** `amount` in piasters; null without a payment. */
type WaitingRow = RequestRef & {
  statusKind: StateKind
  dueAt: Date | null
  amount: number | null
  paymentStatus: PaymentStatus | null
  total: number
}
type NextRow = RequestRef & { kind: NextDateKind; at: Date; center: Text | null }

type Named = { id: string; firstName: string; lastName: string; englishFullName: string | null }

export const homeStore = (database: Queries) => ({
  person: (accountId: string) =>
    database.one<Named>(
      sql`select id, first_name as "firstName", last_name as "lastName", english_full_name as "englishFullName"
        from accounts where id = ${accountId}`,
    ),

  waiting: async (accountId: string, limit: number): Promise<WaitingRow[]> => {
    const rows = await database.query<WaitingRow>(
      sql`select r.number as "ID", r.service_slug as "serviceSlug", r.status_kind as "statusKind", r.due_at as "dueAt",
          p.amount, p.status as "paymentStatus", count(*) over ()::int as total
        from requests r left join lateral (
          select p.amount, p.status from payments p
          where p.request_id = r.id and not p.is_void and r.status_kind = 'waiting-on-payment'
          order by p.created_at desc limit 1) p on true
        where r.owner_id = ${accountId} and r.status_kind in ${waitingKindsSql}
        order by r.due_at, r.id limit ${limit}::int`,
    )
    return rows.map(row => ({ ...row, amount: row.amount === null ? null : Number(row.amount) }))
  },

  /** The soonest visit, or answer that staff owe. */
  next: async (accountId: string, now: Date): Promise<NextRow | undefined> => {
    const rows = await database.query<NextRow>(
      sql`select d.kind, d.at, d.center, r.number as "ID", r.service_slug as "serviceSlug"
        from requests r cross join lateral (
          select 'visit' as kind, split_part(v.code, '/', 2)::timestamp at time zone 'Africa/Cairo' as at, c.rules -> 'name' as center
            from reservations v join appointment_calendars c on c.code = split_part(v.code, '/', 1)
            where v.request_id = r.id and v.kind = ${appointmentKind} and v.status in ('reserved', 'locked', 'allocated')
          union all select 'answer', r.due_at, null where r.status_kind = 'open') d
        where r.owner_id = ${accountId} and r.status_kind in ${unfinishedKindsSql} and d.at > ${now}
        order by d.at, r.id limit 1`,
    )
    return rows[0]
  },
})
export type HomeStore = ReturnType<typeof homeStore>
