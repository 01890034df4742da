// Which places of slots requests have, and the SQL by which places follow their requests. Two requests for one place meet
// at its primary key: the later statement fails whole, so that nothing is filed and nothing billed.

import { keepsPlaces } from '@bawaba/forms/workflow/places.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { type Queries, raw, type Sql, sql, violates } from '../../platform/database/index.ts'

export const slotStore = (database: Pick<Queries, 'query'>) => ({
  /** Those of some places that requests have. */
  taken: async (places: readonly string[]): Promise<Set<string>> => {
    if (places.length === 0) return new Set()
    const rows = await database.query<{ place: string }>(
      sql`select place from slot_places where place = any(${[...places]}::text[])`,
    )
    return new Set(rows.map(({ place }) => place))
  },
})
export type SlotStore = ReturnType<typeof slotStore>

export const isPlaceTaken = (error: unknown): boolean => violates(error, 'slot_places_pkey')

/** The request of `source` has these places from now on. In their order, so that no two statements wait for each other. */
export const takePlacesSql = (places: readonly string[], source: Sql): Sql =>
  places.length === 0
    ? raw('select')
    : sql`insert into slot_places (place, request_id)
        select p.place, source.id from ${source} source, unnest(${[...places]}::text[]) as p(place) order by p.place`

/** The request of `source` came to `kind`: one that ends without what was asked for needs no place. */
export const freePlacesSql = (kind: StateKind | undefined, source: Sql): Sql =>
  kind !== undefined && !keepsPlaces(kind)
    ? sql`delete from slot_places p using ${source} source where p.request_id = source.id`
    : raw('select')

/** The request needs no place any more: its money went back whole. */
export const freePlacesOf = (queries: Pick<Queries, 'query'>, requestId: string) =>
  queries.query(sql`delete from slot_places where request_id = ${requestId}`)
