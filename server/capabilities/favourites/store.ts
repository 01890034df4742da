// The SQL of favourites and of what is used most.

import { type Queries, sql } from '../../platform/database/index.ts'

export const favouritesStore = (database: Queries) => ({
  list: async (accountId: string): Promise<string[]> => {
    const rows = await database.query<{ slug: string }>(
      sql`select service_slug as slug from favourites where account_id = ${accountId} order by added_at, service_slug`,
    )
    return rows.map(({ slug }) => slug)
  },

  add: (accountId: string, serviceSlug: string, now: Date) =>
    database.query(
      sql`insert into favourites (account_id, service_slug, added_at) values (${accountId}, ${serviceSlug}, ${now})
        on conflict do nothing`,
    ),

  remove: (accountId: string, serviceSlug: string) =>
    database.query(
      sql`delete from favourites where account_id = ${accountId} and service_slug = ${serviceSlug}`,
    ),

  /** Services by the requests filed since a day of Cairo, the most first; from the daily counts and the changes not yet added to them. */
  mostUsed: async (since: string): Promise<string[]> => {
    const rows = await database.query<{ slug: string }>(
      sql`select service_slug as slug from (
          select service_slug, count from request_days where filed_on >= ${since}::date
          union all select service_slug, change from request_changes where filed_on >= ${since}::date) counted
        group by service_slug having sum(count) > 0 order by sum(count) desc, service_slug`,
    )
    return rows.map(({ slug }) => slug)
  },
})
export type FavouritesStore = ReturnType<typeof favouritesStore>
