// The SQL of saved views.

import type { SavedView, ViewSearch } from '@bawaba/contract/entities/inbox.ts'
import { json, type LockingQueries, locked, sql } from '../../platform/database/index.ts'

type NewView = SavedView & { accountId: string }
/** `full`: the person has as many as they may have. */
export type Added = 'added' | 'full' | 'taken'

/** What a view is of: each page keeps its own. */
type ViewKind = 'inbox' | 'report'

export const savedViewsStore = (database: LockingQueries, kind: ViewKind = 'inbox') => ({
  list: (accountId: string) =>
    database.query<SavedView>(
      sql`select id, name, search from saved_views where account_id = ${accountId} and kind = ${kind} order by id`,
    ),

  /** One at a time for a person, so that each counts those before it. */
  add: async ({ id, accountId, name, search }: NewView, most: number): Promise<Added> => {
    const { added, count } = await locked(database, `${kind} views of ${accountId}`, queries =>
      queries.one<{ added: boolean; count: number }>(
        sql`with counted as (select count(*) as count from saved_views where account_id = ${accountId} and kind = ${kind}),
        added as (
          insert into saved_views (id, account_id, kind, name, search)
          select ${id}::uuid, ${accountId}::uuid, ${kind}, ${name}, ${json(search)}::json from counted where count < ${most}
          on conflict (account_id, kind, name) do nothing returning id
        )
        select exists (select from added) as added, count from counted`,
      ),
    )
    return added ? 'added' : count >= most ? 'full' : 'taken'
  },

  /** Undefined where the person has no such view; throws 23505 where another of theirs has the name. */
  change: (accountId: string, id: string, change: { name?: string; search?: ViewSearch }) =>
    database.maybeOne<SavedView>(
      sql`update saved_views set name = coalesce(${change.name ?? null}, name),
          search = coalesce(${change.search ? json(change.search) : null}::json, search)
        where account_id = ${accountId} and kind = ${kind} and id = ${id}::uuid returning id, name, search`,
    ),

  remove: (accountId: string, id: string) =>
    database.maybeOne<{ id: string }>(
      sql`delete from saved_views where account_id = ${accountId} and kind = ${kind} and id = ${id}::uuid returning id`,
    ),
})
export type SavedViewsStore = ReturnType<typeof savedViewsStore>
