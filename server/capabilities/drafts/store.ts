// All SQL about drafts. Every statement names the account: nobody's draft is another's, by any path. Answers are sealed
// here, as a whole; those of former versions are read as they are until they are sealed too.

import { retention } from '@bawaba/contract/retention.ts'
import {
  deleteInBatches,
  json,
  type LockingQueries,
  locked,
  type Queries,
  raw,
  sql,
} from '../../platform/database/index.ts'
import type { Seal } from '../../platform/sealed.ts'
import { notErased } from '../accounts/index.ts'
import { notUnderHold } from '../retention/index.ts'
import { hasEndedSql, type Promised } from '../timekeeping/index.ts'

export type DraftRecord = {
  id: string
  serviceSlug: string
  version: number
  opensVersion: number
  activityId: string
  name: string
  step: string | null
  revision: number
  createdAt: Date
  updatedAt: Date
  /** How long the portal was closed since. */
  closedMs: number
  answers: Record<string, unknown>
}
export type Saving = {
  id: string
  accountId: string
  serviceSlug: string
  version: number
  activityId: string
  name: string
  step: string | undefined
  answers: Record<string, unknown>
  /** A draft that this one takes over from. */
  replaces: string | undefined
  now: Date
}

/** What sealed answers are, so that they open as nothing else. */
const use = 'draft'
type Stored = Omit<DraftRecord, 'answers'> & { answers: DraftRecord['answers']; sealed: string | null }

/** Without the answers: lists need none. */
const described =
  raw(`d.id, d.service_slug as "serviceSlug", d.version, d.activity_id as "activityId", d.name, d.step, d.revision,
  d.created_at as "createdAt", d.updated_at as "updatedAt",
  extract(epoch from d.closed_for)::float8 * 1000 as "closedMs",
  (select case when exists (select from service_versions v
      where v.service_id = s.id and v.version > d.version and v.draft_policy = 'carry') then s.version else d.version end
    from services s where s.slug = d.service_slug) as "opensVersion"`)

const sealed = (answers: unknown, seal: Seal): string => seal.seal(use, JSON.stringify(answers))
const opened = ({ sealed, answers, ...row }: Stored, seal: Seal): DraftRecord => ({
  ...row,
  // A server of a former version that still runs beside this one writes answers as they are typed.
  answers: sealed === null || Object.keys(answers).length > 0 ? answers : JSON.parse(seal.open(use, sealed)),
})

export const draftsStore = (database: LockingQueries, seal: Seal) => ({
  ofAccount: (accountId: string) =>
    database.query<Omit<DraftRecord, 'answers'>>(
      sql`select ${described} from drafts d where d.account_id = ${accountId} and d.deleted_at is null
        order by d.updated_at desc, d.id`,
    ),

  /** All of a person's, deleted ones too, as typed: for the copy of their data. */
  whole: async (accountId: string): Promise<(DraftRecord & { deletedAt: Date | null })[]> => {
    const rows = await database.query<Stored & { deletedAt: Date | null }>(
      sql`select ${described}, d.deleted_at as "deletedAt", d.answers, d.sealed from drafts d
        where d.account_id = ${accountId} order by d.updated_at desc, d.id`,
    )
    return rows.map(row => ({ ...opened(row, seal), deletedAt: row.deletedAt }))
  },

  ofService: async (accountId: string, serviceSlug: string): Promise<DraftRecord[]> => {
    const rows = await database.query<Stored>(
      sql`select ${described}, d.answers, d.sealed from drafts d
        where d.account_id = ${accountId} and d.service_slug = ${serviceSlug} and d.deleted_at is null
        order by d.updated_at desc, d.id`,
    )
    return rows.map(row => opened(row, seal))
  },

  find: async (accountId: string, serviceSlug: string, id: string): Promise<DraftRecord | undefined> => {
    const row = await database.maybeOne<Stored>(
      sql`select ${described}, d.answers, d.sealed from drafts d
        where d.account_id = ${accountId} and d.service_slug = ${serviceSlug} and d.id = ${id} and d.deleted_at is null`,
    )
    return row && opened(row, seal)
  },

  /**
   * Throws 23505 where the person has another draft of this name, or the id is somebody's. Nothing once it was sent, or
   * the person was erased.
   * The draft that it replaces is deleted first, in the same statement. `full` where the person has so many already.
   */
  add: (saving: Saving, most: number): Promise<Omit<DraftRecord, 'answers'> | 'full' | undefined> =>
    locked(database, `drafts of ${saving.accountId}`, async queries => {
      const { count } = await queries.one<{ count: number }>(
        sql`select count(*)::int as count from drafts where account_id = ${saving.accountId} and sent_at is null`,
      )
      if (count >= most) return 'full'
      return queries.maybeOne<Omit<DraftRecord, 'answers'>>(
        sql`with replaced as (
          update drafts set deleted_at = ${saving.now} where id = ${saving.replaces ?? null}::uuid and account_id = ${saving.accountId}
            and service_slug = ${saving.serviceSlug} and deleted_at is null returning id
        )
        insert into drafts as d (id, account_id, service_slug, version, activity_id, name, answers, sealed, step, created_at, updated_at)
          select ${saving.id}::uuid, ${saving.accountId}::uuid, ${saving.serviceSlug}, ${saving.version}::int, ${saving.activityId},
            ${saving.name}, '{}', ${sealed(saving.answers, seal)}, ${saving.step ?? null}, ${saving.now}::timestamptz, ${saving.now}::timestamptz
          where not exists (select from idempotency_keys where account_id = ${saving.accountId} and key = ${saving.id})
            and not exists (select from drafts where id = ${saving.id}::uuid and account_id = ${saving.accountId} and sent_at is not null)
            and (select count(*) from replaced) >= 0 and ${notErased(saving.accountId)}
        returning ${described}`,
      )
    }),

  /** Nothing when the revision is no longer that one. */
  change: (saving: Saving, revision: number) =>
    database.maybeOne<Omit<DraftRecord, 'answers'>>(
      sql`update drafts d set version = ${saving.version}, activity_id = ${saving.activityId}, name = ${saving.name},
            answers = '{}', sealed = ${sealed(saving.answers, seal)}, step = ${saving.step ?? null}, updated_at = ${saving.now}, closed_for = '0', revision = revision + 1
          where id = ${saving.id} and account_id = ${saving.accountId} and service_slug = ${saving.serviceSlug}
            and revision = ${revision} and deleted_at is null
        returning ${described}`,
    ),

  remove: async (accountId: string, serviceSlug: string, id: string, now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`update drafts set deleted_at = ${now} where id = ${id} and account_id = ${accountId}
        and service_slug = ${serviceSlug} and deleted_at is null returning id`,
    )
    return rows.length === 1
  },

  /** Throws 23505 where another draft has taken its place. */
  restore: (accountId: string, serviceSlug: string, id: string) =>
    database.maybeOne<Omit<DraftRecord, 'answers'>>(
      sql`update drafts d set deleted_at = null where id = ${id} and account_id = ${accountId}
            and service_slug = ${serviceSlug} and deleted_at is not null and sent_at is null
        returning ${described}`,
    ),

  /** Drafts that a former version stored as they were typed. */
  notSealed: (after: string, most: number) =>
    database.query<{ id: string; revision: number; answers: Record<string, unknown> }>(
      sql`select id, revision, answers from drafts
        where answers::text <> '{}' and id > ${after}::uuid order by id limit ${most}`,
    ),

  /** Seals them, but for those that were changed or sent meanwhile. */
  sealStored: (rows: readonly { id: string; revision: number; answers: Record<string, unknown> }[]) =>
    database.query(
      sql`update drafts d set sealed = v.sealed, answers = '{}'
        from jsonb_to_recordset(${json(rows.map(({ id, revision, answers }) => ({ id, revision, sealed: sealed(answers, seal) })))}::jsonb)
          as v (id uuid, revision int, sealed text)
        where d.id = v.id and d.revision = v.revision and d.answers::text <> '{}'`,
    ),
})
export type DraftsStore = ReturnType<typeof draftsStore>

/** How long a draft is promised to stay after it was last saved. */
export const draftPromise: Promised = {
  what: 'drafts',
  table: 'drafts',
  id: raw('p.id'),
  endsAt: raw(`(p.updated_at + p.closed_for + interval '${retention.leftDrafts.keepMs} milliseconds')`),
  beganAt: raw('p.updated_at'),
  runs: raw('p.deleted_at is null and p.sent_at is null'),
  accountId: raw('p.account_id'),
  moves: raw('closed_for = p.closed_for + (m.ends_at - m.former_end)'),
  isLong: true,
}

/** What retention deletes. */
export const draftDeletes = (database: Queries) => ({
  deletedDrafts: (before: Date) =>
    deleteInBatches(
      database,
      'drafts',
      sql`t.deleted_at < ${before} and t.sent_at is null and ${notUnderHold('t.account_id')}`,
    ),
  sentDrafts: (before: Date) =>
    deleteInBatches(database, 'drafts', sql`t.sent_at < ${before} and ${notUnderHold('t.account_id')}`),
  leftDrafts: (before: Date) =>
    deleteInBatches(
      database,
      'drafts',
      sql`t.deleted_at is null and ${hasEndedSql(raw('t.updated_at + t.closed_for'), before)} and ${notUnderHold('t.account_id')}`,
    ),
})
