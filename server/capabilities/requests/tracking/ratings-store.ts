// The SQL of ratings: how applicants found sending a request, and its outcome.

import type { RatingLevel, RatingSubject } from '@bawaba/contract/responses.ts'
import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { type Entry, entriesSql } from '../notes-store.ts'

export type Rating = { level: RatingLevel; comment: string; ratedAt: Date }
export type NewRating = Omit<Rating, 'ratedAt'> & { requestId: string; about: RatingSubject }
export type RatingAverage = { service: string; about: RatingSubject; count: number; average: number }

export const ratingsStore = (database: Queries) => ({
  of: (requestId: string, about: RatingSubject) =>
    database.maybeOne<Rating>(
      sql`select level, comment, rated_at as "ratedAt" from request_ratings
        where request_id = ${requestId} and about = ${about}`,
    ),

  /**
   * Keeps a rating with its entry in the history. One that was first given before `changeableSince` stays as it is;
   * answers whether anything was stored.
   */
  put: async (
    scope: Sql,
    { requestId, about, level, comment }: NewRating,
    { now, changeableSince, entry }: { now: Date; changeableSince: Date; entry: Entry },
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`with rated as (
          insert into request_ratings as g (request_id, about, service_slug, level, comment, rated_at, changed_at)
          select r.id, ${about}, r.service_slug, ${level}::smallint, ${comment}, ${now}::timestamptz, ${now}::timestamptz
          from requests r where ${scope} and r.id = ${requestId}
          on conflict (request_id, about) do update
            set level = excluded.level, comment = excluded.comment, changed_at = excluded.changed_at
            where g.rated_at > ${changeableSince}::timestamptz
          returning request_id as id
        ), noted as (${entriesSql([entry], now, raw('rated'))})
        select id from rated`,
    )
    return rows.length === 1
  },

  /** How services were found, first given in a time; each with how many said so. */
  averages: (from: Date, to: Date) =>
    database.query<RatingAverage>(
      sql`select service_slug as service, about, count(*)::int as count, avg(level)::float8 as average
        from request_ratings where rated_at >= ${from} and rated_at < ${to} group by 1, 2 order by 1, 2`,
    ),
})
export type RatingsStore = ReturnType<typeof ratingsStore>
