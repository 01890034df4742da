// The SQL of owed work: rows that stay until the work is done, each with its own tries, pause and last answer.

import type { OwedKind } from '@bawaba/contract/owed-work.ts'
import { json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'
import { supervisesSql } from '../request-scope/index.ts'

export type OwedRow = { requestId: string; payload: unknown; since: Date; tries: number }
export type OwedView = {
  requestId: string
  ID: string
  serviceSlug: string
  what: OwedKind
  since: Date
  tries: number
  nextAt: Date
  lastAnswer: string | null
}

const most = 200
/** One minute after the first try, then twice as long each time, an hour at most. */
const pauseSql = (tries: Sql): Sql => sql`least(60, power(2, least(${tries}, 6))) * interval '1 minute'`

/** Owes work for each request that `source` holds (id). Owed anew it begins anew; `payloadAnew` is over the former row `o`. */
export const oweSql = (
  what: OwedKind,
  payload: object,
  now: Date,
  source: Sql,
  payloadAnew: Sql = raw('excluded.payload'),
): Sql =>
  sql`insert into owed_work as o (what, request_id, payload, since, next_at, tell_at)
      select ${what}, source.id, ${json(payload)}::jsonb, ${now}::timestamptz, ${now}::timestamptz, ${tellFromSql(now)} from ${source} source
      on conflict (what, request_id) do update set payload = ${payloadAnew}, since = excluded.since, tries = 0,
        next_at = excluded.next_at, last_answer = null, tell_at = excluded.tell_at
      returning request_id as id`

/** Whether work is owed for the request `r`. */
export const owesSql = (what: OwedKind): Sql =>
  sql`exists (select from owed_work o where o.what = ${what} and o.request_id = r.id)`

/** Whether work for the request `r` rests until its next try. */
export const restsSql = (what: OwedKind, now: Date): Sql =>
  sql`exists (select from owed_work o where o.what = ${what} and o.request_id = r.id and o.next_at > ${now})`

export const owedStore = (queries: Queries) => ({
  isDue: async (what: OwedKind, now: Date): Promise<boolean> => {
    const { isDue } = await queries.one<{ isDue: boolean }>(
      sql`select exists(select from owed_work where what = ${what} and next_at <= ${now}) as "isDue"`,
    )
    return isDue
  },

  /** Takes work whose time has come and puts off its next try, so that no other server takes it meanwhile. */
  claim: (what: OwedKind, now: Date, limit: number) =>
    queries.query<OwedRow>(
      sql`update owed_work o set tries = o.tries + 1, next_at = ${now}::timestamptz + ${pauseSql(raw('o.tries'))}
        where o.what = ${what} and o.request_id in (select request_id from owed_work where what = ${what} and next_at <= ${now}
          order by next_at, request_id limit ${limit} for update skip locked)
        returning o.request_id as "requestId", o.payload, o.since, o.tries`,
    ),

  /** It is done, unless it came to be owed anew meanwhile, or more of it did. */
  done: (what: OwedKind, { requestId, since, payload }: Pick<OwedRow, 'requestId' | 'since' | 'payload'>) =>
    queries.query(
      sql`delete from owed_work where what = ${what} and request_id = ${requestId} and since = ${since}
        and payload = ${json(payload)}::jsonb`,
    ),

  failed: (what: OwedKind, { requestId, since }: Pick<OwedRow, 'requestId' | 'since'>, answer: string) =>
    queries.query(
      sql`update owed_work set last_answer = ${answer}
        where what = ${what} and request_id = ${requestId} and since = ${since}`,
    ),

  /** A request waits for a reason, until the next look at it. */
  rest: (what: OwedKind, requestId: string, answer: string, now: Date) =>
    queries.query(
      sql`insert into owed_work as o (what, request_id, payload, since, tries, next_at, last_answer, tell_at)
        select ${what}, id, '{}', ${now}::timestamptz, 1, ${now}::timestamptz + interval '1 minute', ${answer}, ${tellFromSql(now)}
        from requests where id = ${requestId}
        on conflict (what, request_id) do update set tries = o.tries + 1,
          next_at = ${now}::timestamptz + ${pauseSql(raw('o.tries'))}, last_answer = excluded.last_answer where o.next_at <= ${now}`,
    ),

  /** Nothing is owed any more for the requests `r` of which `isOver` holds. */
  drop: (what: OwedKind, isOver: Sql) =>
    queries.query(
      sql`delete from owed_work o using requests r where o.what = ${what} and r.id = o.request_id and ${isOver}`,
    ),

  list: (scope: Sql) =>
    queries.query<OwedView>(
      sql`select o.request_id as "requestId", r.number as "ID", r.service_slug as "serviceSlug", o.what, o.since, o.tries,
          o.next_at as "nextAt", o.last_answer as "lastAnswer"
        from owed_work o join requests r on r.id = o.request_id
        where o.last_answer is not null and ${scope} order by o.since, o.request_id limit ${most}`,
    ),

  /**
   * Its time is now, unless it was tried within the last minute and may be under way: when that was follows from its pause.
   * Nothing where it is not listed.
   */
  bringForward: (what: string, requestId: string, scope: Sql, now: Date) =>
    queries.maybeOne<{ ID: string; isForward: boolean }>(
      sql`with listed as (
          select o.what, o.request_id, r.number from owed_work o join requests r on r.id = o.request_id
          where o.what = ${what} and o.request_id = ${requestId} and o.last_answer is not null and ${scope}
        ), forward as (
          update owed_work o set next_at = least(o.next_at, ${now}::timestamptz) from listed l
          where o.what = l.what and o.request_id = l.request_id
            and o.next_at - ${pauseSql(raw('greatest(o.tries - 1, 0)'))} <= ${now}::timestamptz - interval '1 minute'
          returning o.request_id
        )
        select l.number as "ID", exists (select from forward) as "isForward" from listed l`,
    ),

  isUnheard: async (now: Date): Promise<boolean> => {
    const { isUnheard } = await queries.one<{ isUnheard: boolean }>(
      sql`select exists(select from owed_work o where ${isUnheardSql(now)}) as "isUnheard"`,
    )
    return isUnheard
  },

  /** Notifies those who supervise the requests, and finance, each once however much is owed; whoever takes a row tells of it. */
  tell: (notice: Notice, now: Date) =>
    queries.query(
      sql`with due as (
          update owed_work o set tell_at = ${now}::timestamptz + interval '1 day' where (o.what, o.request_id) in (
            select o.what, o.request_id from owed_work o where ${isUnheardSql(now)} for update skip locked)
          returning o.request_id, o.since
        ), owed as (
          select a.id, count(*) as count, (array_agg(r.number order by due.since, r.id))[1] as number
          from due join requests r on r.id = due.request_id
            join accounts a on ${supervisesSql(raw('r'))} or (a.roles && array['FINANCIAL_MANAGER'] and a.status = 'active')
          group by a.id
        ), told as (${listedSql(sql`select ${noticeColumns(notice, raw('owed.id'), { number: raw('owed.number'), path: sql`'/failedJobs'` })} from owed`, now)})
        ${outgoingSql(raw('told'))}`,
    ),
})

/** On the first day, once it was owed for an hour. */
const tellFromSql = (now: Date): Sql => sql`${now}::timestamptz + interval '1 hour'`
const isUnheardSql = (now: Date): Sql => sql`(o.tell_at <= ${now} and o.last_answer is not null)`
