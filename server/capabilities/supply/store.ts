// The SQL of what releases supplied.

import { json, type Queries, sql } from '../../platform/database/index.ts'
import type { Supplied, SupplyRecord } from './outcome.ts'

export type SupplyKind = 'service' | 'category' | 'center' | 'calendar'
export type SuppliedItem = Supplied & { kind: SupplyKind; key: string; value?: unknown }

export const supplyStore = (queries: Queries) => ({
  /** By key, in no order. */
  histories: async (kind: SupplyKind): Promise<Map<string, SupplyRecord[]>> => {
    const rows = await queries.query<SupplyRecord & { key: string }>(
      sql`select key, sha256, release, place, applied_place as "appliedPlace", version, value
        from supplied_versions where kind = ${kind}`,
    )
    return Map.groupBy(rows, ({ key }) => key)
  },

  history: (kind: SupplyKind, key: string) =>
    queries.query<SupplyRecord>(
      sql`select sha256, release, place, applied_place as "appliedPlace", version, value
        from supplied_versions where kind = ${kind} and key = ${key}`,
    ),

  /** Notes that a start brought it; a definition of an older release leaves the newer one in its place. */
  noteBrought: ({ kind, key, sha256, release, value = null }: SuppliedItem, isNews: boolean) =>
    queries.query(
      sql`insert into supplied_versions as s (kind, key, sha256, release, place, value)
        select ${kind}, ${key}, ${sha256}, ${release}, 1 + coalesce(max(place), 0), ${json(value)}::jsonb
        from supplied_versions where kind = ${kind} and key = ${key}
        on conflict (kind, key, sha256) do update set
          release = case when ${isNews}::boolean then excluded.release else s.release end,
          place = case when ${isNews}::boolean then excluded.place else s.place end`,
    ),

  /** Notes that it came into force. */
  noteApplied: ({ kind, key, sha256 }: SuppliedItem, version: number | null) =>
    queries.query(
      sql`update supplied_versions set version = ${version}::int, applied_place =
          (select 1 + coalesce(max(applied_place), 0) from supplied_versions where kind = ${kind} and key = ${key})
        where kind = ${kind} and key = ${key} and sha256 = ${sha256}`,
    ),
})
