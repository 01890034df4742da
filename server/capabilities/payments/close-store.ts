// The SQL of one daily close: a provider's list is taken in place of the one before, and compared with the ledger.

import { type Database, json, raw, type Sql, sql } from '../../platform/database/index.ts'
import { endedBookings } from './bookings/store.ts'
import type { Settlement } from './gateway.ts'

export type Closing = {
  gatewayId: string
  day: string
  from: Date
  until: Date
  lines: readonly Settlement[]
  /** Lines that cannot be read, each by an id that is the same whenever it is listed. */
  unreadable: readonly { id: string; text: string }[]
  /** A part of what the day has, as files are: what other files said of it stays. */
  isPart?: boolean
  now: Date
}

/** Of the same transaction, direction, reference and currency there may be several lines. */
const linesSql = ({ gatewayId, day, lines }: Closing): Sql =>
  sql`insert into settlement_lines (gateway_id, transaction_id, kind, day, reference, amount, currency, occurred_at, payer, details)
    select ${gatewayId}, l."transactionId", l.kind, ${day}::date, l.reference, sum(l.amount), l.currency, min(l."occurredAt"),
      coalesce(max(l.payer), ''), coalesce(max(l.details), '')
    from jsonb_to_recordset(${json(lines)}::jsonb) as l("transactionId" text, kind text, reference text, amount bigint,
      currency text, "occurredAt" timestamptz, payer text, details text)
    group by l."transactionId", l.kind, l.reference, l.currency
    on conflict (gateway_id, day, transaction_id, kind, reference, currency) do update set amount = excluded.amount`

/**
 * What differs of all transactions that have to do with the day. Money is compared by transaction, whichever day told of
 * it: a line that comes a day late is no difference. A transaction stands under the day of its line, or else of its event.
 */
const foundSql = ({ gatewayId, day, from, until, unreadable }: Closing): Sql =>
  sql`concerned as (
      select transaction_id, kind as direction from settlement_lines where gateway_id = ${gatewayId} and day = ${day}
      union select e.transaction_id, e.kind from payment_events e
        where e.gateway_id = ${gatewayId} and e.kind in ('received', 'refunded') and e.transaction_id is not null
          and e.occurred_at >= ${from} and e.occurred_at < ${until}
      union select transaction_id, direction from reconciliation_differences where gateway_id = ${gatewayId} and day = ${day}
    ), there as (
      select l.transaction_id, l.kind as direction, min(l.day) as day,
        coalesce(sum(l.amount) filter (where l.currency = 'EGP'), 0)::bigint as amount,
        string_agg(distinct nullif(l.reference, ''), ' ') as reference,
        coalesce(string_agg(distinct nullif(concat_ws(' · ', nullif(l.payer, ''), nullif(l.details, '')), ''), ' · '), '') as words,
        coalesce(string_agg(distinct l.currency, ' ') filter (where l.currency <> 'EGP'), '') as others
      from concerned c join settlement_lines l on l.gateway_id = ${gatewayId} and l.transaction_id = c.transaction_id
        and l.kind = c.direction
      group by 1, 2
    ), here as (
      select c.transaction_id, c.direction, min(e.attempt_id::text) as reference,
        min((e.occurred_at at time zone 'Africa/Cairo')::date) as day,
        sum(case when e.kind = 'reversed' then -e.amount else e.amount end)::bigint as amount
      from concerned c join payment_events e on e.gateway_id = ${gatewayId} and e.transaction_id = c.transaction_id
        and e.kind in ('received', 'refunded', 'reversed') and (e.kind = 'refunded') = (c.direction = 'refunded')
      group by 1, 2
    ), compared as (
      select c.transaction_id, c.direction, coalesce(t.day, h.day, ${day}::date) as day,
        coalesce(t.reference, h.reference, '') as reference,
        coalesce(h.amount, 0) as here, coalesce(t.amount, 0) as there, coalesce(t.others, '') as others,
        concat_ws(' · ', nullif(t.others, ''), nullif(t.words, '')) as note,
        (select b.id from payment_attempts b where b.gateway_id = ${gatewayId} and b.id::text = coalesce(h.reference, t.reference)) as attempt_id,
        h.reference is not null and t.reference is not null and h.reference <> t.reference as is_other
      from concerned c left join there t using (transaction_id, direction) left join here h using (transaction_id, direction)
      where h.transaction_id is not null or t.transaction_id is not null
    ), found as (
      select transaction_id, direction, day, reference, here, there, note, attempt_id,
        case when others <> '' then 'currency' when attempt_id is null then 'unknownReference'
          when here = there then 'reference' when here = 0 then 'missingHere' when there = 0 then 'missingThere' else 'amount' end as kind
      from compared where others <> '' or here <> there or (is_other and here > 0)
      union all
      select u.id, 'received', ${day}::date, '', 0, 0, u.text, null, 'unreadable'
      from jsonb_to_recordset(${json(unreadable)}::jsonb) as u(id text, text text)
    )`

/** One that was accepted stays so while both sides stand as they did; every other that is found again is open again. */
const stays = raw(
  `(d.resolution = 'accepted' and (d.here, d.there, d.reference, d.note) = (excluded.here, excluded.there, excluded.reference, excluded.note))`,
)

const differencesSql = (closing: Closing): Sql => {
  const { gatewayId, day, now, lines, unreadable, isPart = false } = closing
  return sql`with ${foundSql(closing)}, gone as (
      update reconciliation_differences d set resolution = 'vanished', reason = null, resolved_by = null, resolved_at = ${now}::timestamptz
      where d.gateway_id = ${gatewayId} and d.resolved_at is null
        and (d.day = ${day} or (d.transaction_id, d.direction) in (select transaction_id, direction from concerned))
        and not (${isPart}::boolean and d.kind = 'unreadable')
        and not exists (select from found f where f.transaction_id = d.transaction_id and f.direction = d.direction
          and f.kind = d.kind and f.day = d.day)
      returning d.id
    ), ${endedBookings('gone')}, added as (
      insert into reconciliation_differences as d (id, gateway_id, day, kind, transaction_id, direction, reference, attempt_id,
        here, there, note, found_at)
      select gen_random_uuid(), ${gatewayId}, day, kind, transaction_id, direction, reference, attempt_id, here, there, note,
        ${now}::timestamptz from found
      on conflict (gateway_id, day, transaction_id, direction, kind) do update set here = excluded.here, there = excluded.there,
        reference = excluded.reference, attempt_id = excluded.attempt_id, note = excluded.note,
        found_at = case when d.resolved_at is null or ${stays} then d.found_at else excluded.found_at end,
        resolution = case when ${stays} then d.resolution end, reason = case when ${stays} then d.reason end,
        resolved_by = case when ${stays} then d.resolved_by end, resolved_at = case when ${stays} then d.resolved_at end
    ), tried as (
      delete from reconciliation_failures where gateway_id = ${gatewayId} and day = ${day}
    )
    insert into reconciliation_days (gateway_id, day, closed_at, lines, received, refunded, differences)
    select ${gatewayId}, ${day}::date, ${now}::timestamptz, case when ${isPart}::boolean then count(*) else ${lines.length + unreadable.length}::int end,
      coalesce(sum(amount) filter (where kind = 'received'), 0), coalesce(sum(amount) filter (where kind = 'refunded'), 0),
      (select count(*) from found where found.day = ${day}::date)
    from settlement_lines where gateway_id = ${gatewayId} and day = ${day} and currency = 'EGP'
    on conflict (gateway_id, day) do update set closed_at = excluded.closed_at, lines = excluded.lines,
      received = excluded.received, refunded = excluded.refunded, differences = excluded.differences`
}

export const closeStore = (database: Pick<Database, 'query' | 'transaction'>) => ({
  /**
   * Takes a provider's list of a day in place of the one before and writes what differs, both ways, in one transaction. A
   * difference that is gone is resolved by itself.
   */
  close: (closing: Closing): Promise<void> =>
    database.transaction(async queries => {
      const { gatewayId, day } = closing
      // Of a provider one day is compared at a time, for a transaction may stand on two.
      await queries.query(
        sql`select pg_advisory_xact_lock(hashtextextended(${`reconciliation ${gatewayId}`}, 0))`,
      )
      if (!closing.isPart)
        await queries.query(
          sql`delete from settlement_lines where gateway_id = ${gatewayId} and day = ${day}`,
        )
      await queries.query(linesSql(closing))
      await queries.query(differencesSql(closing))
    }),
})
export type CloseStore = ReturnType<typeof closeStore>
