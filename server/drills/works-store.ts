// The SQL of drills that kill a portal at its work: what they plant behind its back, and what they find there in the end.

import { type Database, sql } from '../platform/database/index.ts'

export const worksStore = (database: Database) => ({
  /** Requests that wait for their applicant until a moment, as copies of one; `owners` share them. */
  addWaiting: (number: string, owners: readonly string[], count: number, dueAt: Date) =>
    database.query(
      sql`insert into requests (id, number, service_slug, version, activity_id, status, status_kind, data, owner_id, filed_by,
          channel, created_at, updated_at, action_date, asked, due_at)
        select gen_random_uuid(), 'WAITS-' || n, service_slug, version, activity_id, status, status_kind, '{}',
          (${[...owners]}::uuid[])[1 + n % cardinality(${[...owners]}::uuid[])], filed_by, channel,
          created_at - interval '10 days', updated_at, action_date - interval '10 days', asked, ${dueAt}::timestamptz
        from requests cross join generate_series(1, ${count}::int) n where number = ${number}`,
    ),

  /** Requests that are over, as copies of one: an export of them takes a while. */
  addOver: (number: string, count: number) =>
    database.query(
      sql`insert into requests (id, number, service_slug, version, activity_id, status, status_kind, data, owner_id, filed_by,
          channel, created_at, updated_at, action_date, closed_at)
        select gen_random_uuid(), 'OVER-' || n, service_slug, version, activity_id, 'REJECTED', 'rejected', '{}', owner_id, filed_by,
          channel, created_at, updated_at, action_date, updated_at
        from requests cross join generate_series(1, ${count}::int) n where number = ${number}`,
    ),

  /** Readers of the newsletter at one host. */
  addReaders: (host: string, count: number) =>
    database.query(
      sql`insert into newsletter_subscriptions (id, email, language, asked_at, subscribed_at)
        select gen_random_uuid(), n || ${`@${host}`}, case n % 3 when 0 then 'ar' else 'en' end, now() - interval '1 hour',
          now() - interval '1 hour'
        from generate_series(1, ${count}::int) n`,
    ),

  /** No server has said for three hours that it runs; closings that are known were before that. */
  beSilent: () =>
    database.transaction(async queries => {
      // The journal refuses changes.
      await queries.query(sql`alter table closed_times disable trigger user`)
      await queries.query(
        sql`update closed_times set from_at = from_at - interval '4 hours', until_at = until_at - interval '4 hours'`,
      )
      await queries.query(sql`alter table closed_times enable trigger user`)
      await queries.query(sql`update server_heartbeats set beat_at = beat_at - interval '3 hours'`)
    }),

  /** The worker of an export that was killed counts as gone now, not in two minutes. */
  giveUpWorkers: () =>
    database.query(
      sql`update exports set seen_at = seen_at - interval '3 minutes', created_at = least(created_at, now() - interval '3 minutes')
        where state in ('waiting', 'running')`,
    ),

  /** Requests of a service that are in a state. */
  inState: (service: string, status: string) =>
    database.query<{ number: string; revision: number }>(
      sql`select number, revision from requests where service_slug = ${service} and status = ${status}
        and number not like 'OVER-%' and number not like 'WAITS-%' order by created_at`,
    ),

  /** Payments of a person that are due. */
  due: (ownerId: string) =>
    database.query<{ number: string }>(
      sql`select r.number from payments p join requests r on r.id = p.request_id
        where r.owner_id = ${ownerId} and r.service_slug = 'ROOM_BOOKING' and p.status = 'created' and not p.is_void
          and not exists (select from payment_attempts a where a.payment_id = p.id and a.gateway_id = 'bank-account')`,
    ),

  exports: () =>
    database.query<{ id: string; state: string; rows: number; fileKey: string | null }>(
      sql`select id, state, rows, file_key as "fileKey" from exports order by id`,
    ),

  /** How many readers at each of these hosts have how many letters. */
  letters: (hosts: readonly string[]) =>
    database.query<{ host: string; count: number; people: number }>(
      sql`select host, count, count(*)::int as people from (
          select split_part(s.email, '@', 2) as host, count(m.id)::int as count from newsletter_subscriptions s
            left join messages m on m.recipient = s.email and m.channel = 'email'
          group by s.id, s.email) r
        where host = any(${[...hosts]}::text[]) group by host, count order by host, count`,
    ),

  /** The closed day of a gateway, and its differences that are open. */
  closed: async (gatewayId: string, day: string) => ({
    lines: (
      await database.maybeOne<{ lines: number }>(
        sql`select lines from reconciliation_days where gateway_id = ${gatewayId} and day = ${day}::date`,
      )
    )?.lines,
    open: (
      await database.query<{ transactionId: string }>(
        sql`select transaction_id as "transactionId" from reconciliation_differences
          where gateway_id = ${gatewayId} and day = ${day}::date and resolved_at is null order by 1`,
      )
    ).map(({ transactionId }) => transactionId),
  }),

  /** What arrived for the request of a number: the status of its payment, piasters, and lines of the ledger for the gateway. */
  money: (number: string, gatewayId: string) =>
    database.one<{ status: string; received: number; due: number; posted: number }>(
      sql`select p.status, coalesce(sum(a.received), 0)::bigint as received, max(a.amount)::bigint as due,
          (select coalesce(sum(l.amount), 0)::bigint from payment_postings l
            where l.payment_id = p.id and l.account = ${`gateway:${gatewayId}`}) as posted
        from payments p join requests r on r.id = p.request_id join payment_attempts a on a.payment_id = p.id
        where r.number = ${number} group by p.id`,
    ),

  /** Long stretches of closed time that were added to everything, and their seconds. */
  closings: () =>
    database.one<{ count: number; seconds: number }>(
      sql`select count(*)::int as count, coalesce(sum(extract(epoch from c.until_at - c.from_at)), 0)::float8 as seconds
        from closed_times c join closed_time_extensions e on e.closed_id = c.id and e.what = 'all'
        where c.until_at - c.from_at > interval '1 hour'`,
    ),

  /** Each request that waits: until when, and how often its history says that it was extended. */
  extended: () =>
    database.query<{ number: string; dueAt: Date; count: number }>(
      sql`select number, due_at as "dueAt",
          (select count(*)::int from request_history h where h.request_id = r.id and h.kind = 'extended') as count
        from requests r where number like 'WAITS-%' order by number`,
    ),

  /** How many notices of closed time each of these people has. */
  closedNotices: (accountIds: readonly string[]) =>
    database.query<{ accountId: string; count: number }>(
      sql`select a.id as "accountId", count(n.id)::int as count from unnest(${[...accountIds]}::uuid[]) a (id)
          left join notifications n on n.account_id = a.id and n.kind = 'closedTime' group by 1 order by 1`,
    ),

  /** Files as their rows have them. */
  files: () =>
    database.query<{
      id: string
      state: string
      sha256: string | null
      storedBy: string | null
      checks: string[]
    }>(sql`select id, state, sha256, stored_by as "storedBy", checks from files`),

  /** What became of requests that somebody approved. */
  decided: (numbers: readonly string[]) =>
    database.query<{ number: string; status: string; entries: number; letters: number }>(
      sql`select r.number, r.status,
          (select count(*)::int from request_history h where h.request_id = r.id and h.detail ->> 'activityId' = 'APPROVE') as entries,
          (select count(*)::int from letters l where l.request_id = r.id) as letters
        from requests r where r.number = any(${[...numbers]}::text[])`,
    ),

  /** Things of a kind whose counter is not what their reservations say, or that two people have. */
  wronglyTaken: () =>
    database.query<{ code: string }>(
      sql`select v.code from reservables v left join reservations s on s.kind = v.kind and s.code = v.code and s.status <> 'freed'
        group by v.kind, v.code, v.taken, v.capacity having count(s.id) <> v.taken or count(s.id) > v.capacity`,
    ),

  holders: (kind: string) =>
    database.query<{ code: string; accountId: string }>(
      sql`select code, account_id as "accountId" from reservations where kind = ${kind} and status <> 'freed'`,
    ),

  /** Text messages that leave at once. */
  addMessages: (count: number) =>
    database.query(
      sql`insert into messages (id, recipient, channel, body, created_at, urgency)
        select gen_random_uuid(), '+2011' || lpad(n::text, 8, '0'), 'sms', 'News', now(), 'now' from generate_series(1, ${count}::int) n`,
    ),
  /** They are tried again now, also where they have a pause. */
  hurryMessages: () =>
    database.query(
      sql`update messages set next_try_at = now() where sent_at is null and failure is not null and next_try_at > now()`,
    ),
  /** What failed messages failed by. */
  failures: async () =>
    (
      await database.query<{ failure: string }>(
        sql`select distinct failure from messages where failure is not null order by 1`,
      )
    ).map(({ failure }) => failure),

  /** Text messages that were sent or are due, and messages that somebody has twice. */
  outbox: async () => ({
    messages: await database.query<{ id: string; isSent: boolean }>(
      sql`select id, sent_at is not null as "isSent" from messages where channel = 'sms' and given_up_at is null
        and (sent_at is not null or coalesce(next_try_at, created_at) <= now())`,
    ),
    twice: (
      await database.query<{ id: string }>(
        sql`select notification_id as id from messages where notification_id is not null
          group by notification_id, account_id, channel having count(*) > 1`,
      )
    ).map(({ id }) => id),
  }),
})
export type WorksStore = ReturnType<typeof worksStore>
