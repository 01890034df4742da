// The SQL of periods: what each account held and moved, which of its days are closed, and who closed the period.

import type { PeriodDay } from '@bawaba/contract/entities/payment-period.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { json, type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'

export type Source = 'list' | 'file' | 'none'
export type Account = { gatewayId: string; source: Source }
/** Days from one to another, both included; the moments that they begin and end at; the day that it is. */
export type Period = { from: string; to: string; begin: Date; end: Date; today: string }

/** Piasters. */
export type Sums = { gatewayId: string; opening: number; received: number; refunded: number }
export type DayRecord = PeriodDay & { gatewayId: string }
export type Closing = { at: Date; by: PersonRef; isChanged: boolean }

/** Events that move money: the index on them has the same words. */
export const movesMoney = raw(`e.kind in ('received', 'refunded', 'reversed', 'refundBounced')`)
/** What an event adds to its account; `signedOf` in `kinds.ts` says the same. */
export const signedSql = raw(
  `(case when e.kind in ('received', 'refundBounced') then e.amount else -e.amount end)`,
)

const accountsSql = (accounts: readonly Account[]): Sql =>
  sql`jsonb_to_recordset(${json(accounts)}::jsonb) as a("gatewayId" text, source text)`

const sumsSql = (accounts: readonly Account[], { begin, end }: Period): Sql =>
  sql`select a."gatewayId",
      coalesce(sum(${signedSql}) filter (where e.occurred_at < ${begin}), 0)::bigint as opening,
      coalesce(sum(${signedSql}) filter (where e.occurred_at >= ${begin} and e.kind in ('received', 'reversed')), 0)::bigint as received,
      coalesce(sum(-${signedSql}) filter (where e.occurred_at >= ${begin} and e.kind in ('refunded', 'refundBounced')), 0)::bigint as refunded
    from ${accountsSql(accounts)} left join payment_events e
      on e.gateway_id = a."gatewayId" and ${movesMoney} and e.occurred_at < ${end}
    group by 1`

const cairoDay = (moment: string): Sql => raw(`(${moment} at time zone 'Africa/Cairo')::date`)

/**
 * The days of a period that are to be closed, each with its state. Of a provider with a list those are all since money was
 * first asked for here, as at night; of an account with statements, all since the first attempt there. Whatever was compared
 * or differs counts besides.
 */
const daysSql = (accounts: readonly Account[], { from, to, today }: Period): Sql =>
  sql`select a."gatewayId", d.day, coalesce(o.count, 0) as differences,
      case when d.day >= ${today}::date then 'notOver' when a.source <> 'none' and (f.why is not null or not c.is_compared) then 'open'
        when o.count > 0 then 'differences' else 'closed' end as state,
      case when d.day < ${today}::date and a.source <> 'none' and (f.why is not null or not c.is_compared)
        then coalesce(f.why, case a.source when 'file' then 'noStatement' else 'notCompared' end) end as why
    from ${accountsSql(accounts)}
      cross join lateral (select case a.source
        when 'list' then coalesce((select ${cairoDay('min(p.created_at)')} from payments p), (select ${cairoDay('min(p.created_at)')} from accounts p))
        when 'file' then (select ${cairoDay('min(b.created_at)')} from payment_attempts b where b.gateway_id = a."gatewayId") end as day) since
      cross join generate_series(${from}::date, ${to}::date, interval '1 day') s(at)
      cross join lateral (select s.at::date as day) d
      cross join lateral (select exists (select from reconciliation_days c where c.gateway_id = a."gatewayId" and c.day = d.day) as is_compared) c
      left join reconciliation_failures f on f.gateway_id = a."gatewayId" and f.day = d.day
      left join lateral (select count(*)::int as count from reconciliation_differences r
        where r.gateway_id = a."gatewayId" and r.day = d.day and r.resolved_at is null) o on true
    where d.day >= since.day or c.is_compared or o.count > 0`

export const periodStore = (database: Queries) => ({
  /** Every account that was ever compared, besides those that are named. */
  compared: async (): Promise<string[]> =>
    (
      await database.query<{ gatewayId: string }>(
        sql`select distinct gateway_id as "gatewayId" from reconciliation_days order by 1`,
      )
    ).map(({ gatewayId }) => gatewayId),

  sums: (accounts: readonly Account[], period: Period) => database.query<Sums>(sumsSql(accounts, period)),
  days: (accounts: readonly Account[], period: Period) =>
    database.query<DayRecord>(
      sql`select * from (${daysSql(accounts, period)}) d order by d."gatewayId", d.day`,
    ),

  /** Who closed the period last, and whether an account's sums are others by now. */
  closing: (accounts: readonly Account[], period: Period) =>
    database.maybeOne<Closing>(
      sql`select max(c.closed_at) as at,
          (select jsonb_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'englishName', p.english_full_name)
            from accounts p where p.id = (array_agg(c.closed_by order by c.closed_at desc))[1]) as by,
          bool_or((coalesce(c.opening, 0), coalesce(c.received, 0), coalesce(c.refunded, 0))
            is distinct from (s.opening, s.received, s.refunded)) as "isChanged"
        from (${sumsSql(accounts, period)}) s left join reconciliation_periods c
          on c.gateway_id = s."gatewayId" and c.first_day = ${period.from} and c.last_day = ${period.to}
        having max(c.closed_at) is not null`,
    ),

  /** Closes a period of which every day is closed; answers whether it was. */
  close: async (
    accounts: readonly Account[],
    period: Period,
    { by, now }: { by: string; now: Date },
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`insert into reconciliation_periods as c (gateway_id, first_day, last_day, opening, received, refunded, closed_by, closed_at)
        select s."gatewayId", ${period.from}::date, ${period.to}::date, s.opening, s.received, s.refunded, ${by}::uuid, ${now}::timestamptz
        from (${sumsSql(accounts, period)}) s
        where not exists (select from (${daysSql(accounts, period)}) d where d.state <> 'closed')
        on conflict (first_day, last_day, gateway_id) do update set opening = excluded.opening, received = excluded.received,
          refunded = excluded.refunded, closed_by = excluded.closed_by, closed_at = excluded.closed_at
        returning c.gateway_id`,
    )
    return rows.length > 0
  },
})
export type PeriodStore = ReturnType<typeof periodStore>
