// The SQL of comparing the ledger with providers' settlement lists.

import type { Difference } from '@bawaba/contract/entities/payment.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { type Database, json, raw, sql } from '../../platform/database/index.ts'
import type { Settlement } from './gateway.ts'

export type DifferenceRecord = {
  id: string
  gatewayId: string
  day: string
  kind: Difference['kind']
  transactionId: string
  direction: 'received' | 'refunded'
  reference: string
  attemptId: string | null
  payment: { id: string; number: string } | null
  here: number
  there: number
  foundAt: Date
  resolution: Difference['resolution'] | null
  reason: string | null
  resolvedBy: PersonRef | null
  resolvedAt: Date | null
}
export type DayRecord = {
  gatewayId: string
  day: string
  closedAt: Date
  lines: number
  received: number
  refunded: number
  differences: number
  open: number
}

const differenceColumns =
  raw(`d.id, d.gateway_id as "gatewayId", d.day, d.kind, d.transaction_id as "transactionId", d.direction,
  d.reference, d.attempt_id as "attemptId",
  case when p.id is null then null else jsonb_build_object('id', p.id, 'number', p.number) end as payment,
  d.here, d.there, d.found_at as "foundAt", d.resolution, d.reason,
  case when a.id is null then null else jsonb_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name,
    'englishName', a.english_full_name) end as "resolvedBy", d.resolved_at as "resolvedAt"`)
const differenceTables = raw(`reconciliation_differences d left join payment_attempts b on b.id = d.attempt_id
  left join payments p on p.id = b.payment_id left join accounts a on a.id = d.resolved_by`)
const dayColumns =
  raw(`c.gateway_id as "gatewayId", c.day, c.closed_at as "closedAt", c.lines, c.received, c.refunded, c.differences,
  (select count(*)::int from reconciliation_differences d where d.gateway_id = c.gateway_id and d.day = c.day and d.resolved_at is null) as open`)

export const reconcileStore = (database: Pick<Database, 'query' | 'one' | 'maybeOne' | 'transaction'>) => ({
  /**
   * Takes a provider's list of a day in place of the one before and writes what differs, both ways, in one transaction.
   * Money counts on the day that the provider says it moved. A difference that is gone is resolved by itself; one that
   * staff resolved stays.
   */
  close: async (
    gatewayId: string,
    day: string,
    { from, until }: { from: Date; until: Date },
    lines: readonly Settlement[],
    now: Date,
  ): Promise<void> =>
    database.transaction(async queries => {
      await queries.query(sql`delete from settlement_lines where gateway_id = ${gatewayId} and day = ${day}`)
      await queries.query(
        sql`insert into settlement_lines (gateway_id, transaction_id, kind, day, reference, amount, currency, occurred_at)
          select ${gatewayId}, l."transactionId", l.kind, ${day}::date, l.reference, l.amount, l.currency, l."occurredAt"
          from jsonb_to_recordset(${json(lines)}::jsonb) as l("transactionId" text, kind text, reference text, amount bigint,
            currency text, "occurredAt" timestamptz)
          on conflict (gateway_id, transaction_id, kind) do update set day = excluded.day, reference = excluded.reference,
            amount = excluded.amount, currency = excluded.currency, occurred_at = excluded.occurred_at`,
      )
      await queries.query(
        sql`with there as (
            select transaction_id, kind, reference, amount from settlement_lines where gateway_id = ${gatewayId} and day = ${day}
          ), here as (
            select e.transaction_id, e.kind, e.attempt_id::text as reference, sum(e.amount)::bigint as amount
            from payment_events e where e.gateway_id = ${gatewayId} and e.kind in ('received', 'refunded')
              and e.occurred_at >= ${from} and e.occurred_at < ${until}
            group by 1, 2, 3
          ), found as (
            select coalesce(t.transaction_id, h.transaction_id, '') as transaction_id, coalesce(t.kind, h.kind) as direction,
              coalesce(t.reference, h.reference) as reference, coalesce(h.amount, 0) as here, coalesce(t.amount, 0) as there,
              (select b.id from payment_attempts b where b.id::text = coalesce(t.reference, h.reference)) as attempt_id,
              case when h.amount is null then 'missingHere' when t.amount is null then 'missingThere' else 'amount' end as kind
            from there t full join here h on h.transaction_id = t.transaction_id and h.kind = t.kind
            where h.amount is distinct from t.amount
          ), gone as (
            update reconciliation_differences d set resolution = 'vanished', resolved_at = ${now}::timestamptz
            where d.gateway_id = ${gatewayId} and d.day = ${day} and d.resolved_at is null and not exists (
              select from found f where f.transaction_id = d.transaction_id and f.direction = d.direction
                and case when f.attempt_id is null then 'unknownReference' else f.kind end = d.kind)
          ), added as (
            insert into reconciliation_differences (id, gateway_id, day, kind, transaction_id, direction, reference, attempt_id, here, there, found_at)
            select gen_random_uuid(), ${gatewayId}, ${day}::date, case when attempt_id is null then 'unknownReference' else kind end,
              transaction_id, direction, reference, attempt_id, here, there, ${now}::timestamptz from found
            on conflict (gateway_id, day, transaction_id, direction, kind) do update set here = excluded.here, there = excluded.there
          )
          insert into reconciliation_days (gateway_id, day, closed_at, lines, received, refunded, differences)
          select ${gatewayId}, ${day}::date, ${now}::timestamptz, (select count(*) from there),
            (select coalesce(sum(amount), 0) from there where kind = 'received'),
            (select coalesce(sum(amount), 0) from there where kind = 'refunded'), (select count(*) from found)
          on conflict (gateway_id, day) do update set closed_at = excluded.closed_at, lines = excluded.lines,
            received = excluded.received, refunded = excluded.refunded, differences = excluded.differences`,
      )
    }),

  days: () =>
    database.query<DayRecord>(
      sql`select ${dayColumns} from reconciliation_days c order by c.day desc, c.gateway_id limit 100`,
    ),
  day: (gatewayId: string, day: string) =>
    database.one<DayRecord>(
      sql`select ${dayColumns} from reconciliation_days c where c.gateway_id = ${gatewayId} and c.day = ${day}`,
    ),

  /** The open ones, oldest first, and then those resolved last. */
  differences: () =>
    database.query<DifferenceRecord>(
      sql`select ${differenceColumns} from ${differenceTables}
        order by d.resolved_at is not null, d.resolved_at desc, d.found_at, d.id limit 200`,
    ),
  difference: (id: string) =>
    database.maybeOne<DifferenceRecord>(
      sql`select ${differenceColumns} from ${differenceTables} where d.id = ${id}`,
    ),
  resolve: async (
    id: string,
    { by, resolution, reason, now }: { by: string; resolution: string; reason: string; now: Date },
  ): Promise<boolean> =>
    (
      await database.query(
        sql`update reconciliation_differences set resolution = ${resolution}, reason = ${reason}, resolved_by = ${by},
            resolved_at = ${now}
          where id = ${id} and resolved_at is null returning id`,
      )
    ).length === 1,

  line: (gatewayId: string, transactionId: string, kind: string) =>
    database.maybeOne<{ occurredAt: Date }>(
      sql`select occurred_at as "occurredAt" from settlement_lines
        where gateway_id = ${gatewayId} and transaction_id = ${transactionId} and kind = ${kind}`,
    ),
  paymentOf: (attemptId: string) =>
    database.maybeOne<{ paymentId: string }>(
      sql`select payment_id as "paymentId" from payment_attempts where id = ${attemptId}`,
    ),

  open: async (): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from reconciliation_differences where resolved_at is null`,
    )
    return count
  },
})
export type ReconcileStore = ReturnType<typeof reconcileStore>
