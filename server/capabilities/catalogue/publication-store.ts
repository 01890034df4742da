// The SQL of a publication: all of it or nothing, one at a time for each service.

import { closesAt, opensAt } from '@bawaba/contract/availability.ts'
import type { DraftPolicy } from '@bawaba/contract/entities/definition.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { json, type LockingQueries, type Queries, sql } from '../../platform/database/index.ts'
import type { SupplyOutcome } from '../supply/index.ts'
import { consentsStore } from './consents-store.ts'
import { differencesOf } from './differences.ts'
import { catalogueChannel, setIndexedFields } from './indexed-fields-store.ts'
import { noteSuppliedIn, noteSuppliedVersion, serviceOutcome, supplyStateOf } from './supplied-store.ts'
import { noteFirstSwitches } from './switches-store.ts'

export type Publication = {
  drafts?: DraftPolicy
  reason?: string
  /** Who publishes; nobody where a programme or an operator does. */
  by?: string
  /** The revision of the draft that is published; without one the definition comes from elsewhere. */
  revision?: number
  /** The release whose start brings the definition: it comes into force only if it is news and nothing was changed. */
  release?: string
  /** A definition that would change who may apply, a fee or a category waits for a yes instead. */
  needsConsent?: boolean
}
/** `isStale`: nothing was published, for the draft is another by now, or rests on another version. */
export type PublishedNow = {
  version: number
  isNew: boolean
  isStale?: true
  /** What kept a start from publishing. */
  supply?: SupplyOutcome
  /** The earlier version that it equals: a roll-back. */
  likeVersion?: number
}
type Whole = { id: string; definition: ServiceDefinition; sha256: string; how: Publication }

/** Whether the draft is still the one that was checked, and rests on the version in force. */
const isCurrent = async (queries: Queries, id: string, revision: number): Promise<boolean> => {
  const found = await queries.maybeOne<{ isCurrent: boolean }>(
    sql`select d.revision = ${revision}::int and d.based_on = coalesce(s.version, 0) as "isCurrent"
      from definition_drafts d left join services s on s.id = d.service_id
      where d.service_id = ${id} for update of d`,
  )
  return found?.isCurrent === true
}

/** Switches have the values of the first definition; later publications leave them as users set them. */
const moveService = (
  { id, definition }: Whole,
  queries: Queries,
): Promise<{ id: string; version: number }> => {
  const { serviceSlug, deactivated = false, fromDate, toDate } = definition
  const { hiddenOn = [], disabledOn = [] } = definition
  const from = fromDate === undefined ? null : opensAt(fromDate)
  const to = toDate === undefined ? null : closesAt(toDate)
  return queries.one(
    sql`insert into services as s (id, slug, version, deactivated, from_date, to_date, hidden_on, disabled_on)
      values (coalesce((select service_id from definition_drafts where slug = ${serviceSlug}), ${id}::uuid), ${serviceSlug}, 1,
        ${deactivated}, ${from}::timestamptz, ${to}::timestamptz, ${hiddenOn}::text[], ${disabledOn}::text[])
      on conflict (slug) do update set version = s.version + 1, updated_at = date_trunc('milliseconds', now())
      returning id, version`,
  )
}

export const publishIn = (database: LockingQueries, whole: Whole): Promise<PublishedNow> =>
  database.transaction(async queries => {
    const { definition, sha256, how } = whole
    const slug = definition.serviceSlug
    await queries.query(sql`select pg_advisory_xact_lock(hashtext('publish'), hashtext(${slug}))`)
    if (how.revision !== undefined && !(await isCurrent(queries, whole.id, how.revision)))
      return { version: 0, isNew: false, isStale: true }
    if (how.release !== undefined) {
      const state = await supplyStateOf(queries, slug)
      const supply = serviceOutcome(state, sha256, how.release)
      if (supply !== 'apply') {
        await noteSuppliedIn(queries, { slug, sha256, release: how.release, outcome: supply }, state)
        return { version: 0, isNew: false, supply }
      }
    }
    const published = await queries.maybeOne<{
      version: number
      sha256: string
      definition: ServiceDefinition
    }>(
      sql`select s.version, v.sha256, v.definition from services s
        join service_versions v on v.service_id = s.id and v.version = s.version where s.slug = ${slug}`,
    )
    if (published?.sha256 === sha256) return { version: published.version, isNew: false }
    if (published && how.release !== undefined && how.needsConsent) {
      const differences = differencesOf(published.definition, definition)
      if (differences.length > 0) {
        const { release } = how
        await noteSuppliedIn(
          queries,
          { slug, sha256, release, outcome: 'unaccepted' },
          await supplyStateOf(queries, slug),
        )
        const { version } = published
        await consentsStore(queries).await({ slug, sha256, release, version, definition, differences })
        return { version: 0, isNew: false, supply: 'unaccepted' }
      }
    }
    const { id, version } = await moveService(whole, queries)
    if (version === 1) await noteFirstSwitches(queries, id)
    const { like } = await queries.one<{ like: number | null }>(
      sql`select max(version) as like from service_versions where service_id = ${id} and sha256 = ${sha256}`,
    )
    await queries.query(
      sql`insert into service_versions (service_id, version, definition, sha256, draft_policy, reason, published_by)
        values (${id}, ${version}, ${json(definition)}::json, ${sha256}, ${how.drafts ?? 'carry'},
          ${how.reason ?? null}, ${how.by ?? null})`,
    )
    if (how.release !== undefined)
      await noteSuppliedVersion(queries, { slug, sha256, release: how.release }, version)
    await setIndexedFields(queries, definition, version)
    // A draft that was not what is published stays as it is; whoever works on it is told at the next save.
    await queries.query(
      sql`update definition_drafts set revision = revision + 1,
          based_on = case when ${how.revision !== undefined}::boolean then ${version}::int else based_on end
        where service_id = ${id}`,
    )
    await queries.query(sql`select pg_notify(${catalogueChannel}, ${slug})`)
    return { version, isNew: true, ...(like === null ? {} : { likeVersion: like }) }
  })
