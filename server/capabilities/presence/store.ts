// The SQL of presence: one row for a person at a request, gone when they are.

import type { Present } from '@bawaba/contract/entities/inbox.ts'
import { deleteInBatches, type Queries, type Sql, sql } from '../../platform/database/index.ts'
import { isNamed } from '../request-scope/index.ts'

type Row = Omit<Present, 'since'> & { since: Date }
type At = { accountId: string; service: string; id: string; isActing: boolean; now: Date; silentSince: Date }

export const presenceStore = (database: Queries) => ({
  /**
   * Says that a person is at a request that the scope admits. Answers the number of the request, whether they are new
   * to it or began or ended an act, and who else is there; undefined where they may not see it.
   */
  enter: (scope: Sql, { accountId, service, id, isActing, now, silentSince }: At) =>
    database.maybeOne<{ ID: string; center: string; teams: string[]; isNews: boolean; others: Row[] }>(
      sql`with found as (
          select r.id, r.number, r.center, r.teams from requests r
          where ${scope} and r.service_slug = ${service} and ${isNamed(id)}
        ), known as materialized (
          select p.is_acting from request_presence p join found on found.id = p.request_id
          where p.account_id = ${accountId} and p.seen_at >= ${silentSince}
        ), entered as (
          insert into request_presence (request_id, account_id, since, seen_at, is_acting)
          select id, ${accountId}::uuid, ${now}::timestamptz, ${now}::timestamptz, ${isActing}::boolean from found
          on conflict (request_id, account_id) do update set seen_at = excluded.seen_at, is_acting = excluded.is_acting,
            since = case when request_presence.seen_at < ${silentSince} then excluded.since else request_presence.since end
        ), others as (
          select p.since, p.is_acting, a.id, a.first_name, a.last_name, a.english_full_name
          from request_presence p join found on found.id = p.request_id join accounts a on a.id = p.account_id
          where p.account_id <> ${accountId} and p.seen_at >= ${silentSince} order by p.since
        )
        select number as "ID", center, teams, not exists (select from known where is_acting = ${isActing}::boolean) as "isNews",
          coalesce((select jsonb_agg(jsonb_build_object('since', since, 'isActing', is_acting, 'person',
            jsonb_build_object('id', id, 'name', first_name || ' ' || last_name, 'englishName', english_full_name)))
            from others), '[]') as others
        from found`,
    ),

  /** Answers the number of the request they left, where they were at it. */
  leave: (accountId: string, service: string, id: string) =>
    database.maybeOne<{ ID: string; center: string; teams: string[] }>(
      sql`with left_one as (
          delete from request_presence p using requests r
          where p.request_id = r.id and p.account_id = ${accountId} and r.service_slug = ${service}
            and ${isNamed(id)}
          returning r.number, r.center, r.teams
        ) select number as "ID", center, teams from left_one`,
    ),
})
export type PresenceStore = ReturnType<typeof presenceStore>

/** What retention deletes. */
export const presenceDeletes = (database: Queries) => ({
  presence: (before: Date) => deleteInBatches(database, 'request_presence', sql`t.seen_at < ${before}`),
})
