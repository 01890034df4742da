// The SQL by which a start learns what became of the services that it brought before.

import { type Queries, raw, sql } from '../../platform/database/index.ts'
import {
  newestOf,
  type SupplyOutcome,
  type SupplyRecord,
  supplyOutcome,
  supplyStore,
} from '../supply/index.ts'
import { consentsStore } from './consents-store.ts'

export type SupplyState = {
  history: SupplyRecord[]
  /** The version in force; undefined for a service that was never published. */
  current: { version: number; sha256: string; isHeld: boolean } | undefined
}
export type SuppliedService = { slug: string; sha256: string; release: string; outcome: SupplyOutcome }

type CurrentRow = { slug: string; version: number; sha256: string; isHeld: boolean }

/** A user closed, hid or dated the service: its switches differ from their first values. */
const isHeld = raw(`exists (select from service_switches w where w.service_id = s.id and w.revision = 1
  and (w.deactivated, w.from_date, w.to_date, w.hidden_on, w.disabled_on)
    is distinct from (s.deactivated, s.from_date, s.to_date, s.hidden_on, s.disabled_on))`)

export const supplyStatesOf = async (queries: Queries): Promise<Map<string, SupplyState>> => {
  const histories = await supplyStore(queries).histories('service')
  const rows = await queries.query<CurrentRow>(
    sql`select s.slug, s.version, v.sha256, ${isHeld} as "isHeld"
      from services s join service_versions v on v.service_id = s.id and v.version = s.version`,
  )
  const slugs = new Set([...histories.keys(), ...rows.map(({ slug }) => slug)])
  const current = new Map(rows.map(row => [row.slug, row]))
  return new Map(
    [...slugs].map(slug => [slug, { history: histories.get(slug) ?? [], current: current.get(slug) }]),
  )
}

export const supplyStateOf = async (queries: Queries, slug: string): Promise<SupplyState> => ({
  history: await supplyStore(queries).history('service', slug),
  current: await queries.maybeOne<CurrentRow>(
    sql`select s.slug, s.version, v.sha256, ${isHeld} as "isHeld"
      from services s join service_versions v on v.service_id = s.id and v.version = s.version
      where s.slug = ${slug}`,
  ),
})

/** What a start does with the definition of a service: see supply/outcome.ts. */
export const serviceOutcome = (
  { history, current }: SupplyState,
  sha256: string,
  release: string,
): SupplyOutcome =>
  supplyOutcome(
    history,
    { sha256, release },
    current && {
      isEqual: current.sha256 === sha256,
      isUntouched: applied => applied.version === current.version && !current.isHeld,
    },
  )

/** Remembers what a start brought, and the version that already equals it. */
export const noteSuppliedIn = async (
  queries: Queries,
  { slug: key, sha256, release, outcome }: SuppliedService,
  { history, current }: SupplyState,
): Promise<void> => {
  const store = supplyStore(queries)
  const item = { kind: 'service', key, sha256, release } as const
  const own = history.find(record => record.sha256 === sha256)
  const newest = newestOf(history)
  const isNoted = newest?.sha256 === sha256 && newest.release === release
  if (!isNoted && !(outcome === 'older' && own)) await store.noteBrought(item, outcome !== 'older')
  // An older release settles nothing that a newer one left waiting.
  if (outcome === 'known' || outcome === 'waiting') await consentsStore(queries).clear(key)
  const isInForce = outcome !== 'older' && current?.sha256 === sha256
  if (isInForce && (own?.appliedPlace ?? null) === null) await store.noteApplied(item, current.version)
}

/** Remembers that it was published as this version. */
export const noteSuppliedVersion = async (
  queries: Queries,
  { slug: key, sha256, release }: Omit<SuppliedService, 'outcome'>,
  version: number,
): Promise<void> => {
  const store = supplyStore(queries)
  const item = { kind: 'service', key, sha256, release } as const
  await store.noteBrought(item, true)
  await store.noteApplied(item, version)
  await consentsStore(queries).clear(key)
}
