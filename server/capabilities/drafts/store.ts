// All SQL about drafts. Every statement names the account: nobody's draft is another's, by any path.

import { json, type Queries, raw, sql } from '../../platform/database/index.ts'

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

/** Without the answers: lists need none. */
const described =
  raw(`d.id, d.service_slug as "serviceSlug", d.version, d.activity_id as "activityId", d.name, d.step, d.revision,
  d.created_at as "createdAt", d.updated_at as "updatedAt",
  (select case when exists (select from service_versions v
      where v.service_id = s.id and v.version > d.version and v.draft_policy = 'carry') then s.version else d.version end
    from services s where s.slug = d.service_slug) as "opensVersion"`)

export const draftsStore = (database: Queries) => ({
  ofAccount: (accountId: string) =>
    database.query<Omit<DraftRecord, 'answers'>>(
      sql`select ${described} from drafts d where d.account_id = ${accountId} and d.deleted_at is null
        order by d.updated_at desc, d.id`,
    ),

  ofService: (accountId: string, serviceSlug: string) =>
    database.query<DraftRecord>(
      sql`select ${described}, d.answers from drafts d
        where d.account_id = ${accountId} and d.service_slug = ${serviceSlug} and d.deleted_at is null
        order by d.updated_at desc, d.id`,
    ),

  find: (accountId: string, serviceSlug: string, id: string) =>
    database.maybeOne<DraftRecord>(
      sql`select ${described}, d.answers from drafts d
        where d.account_id = ${accountId} and d.service_slug = ${serviceSlug} and d.id = ${id} and d.deleted_at is null`,
    ),

  /**
   * Throws 23505 where the person has another draft of this name, or the id is somebody's. Nothing once it was sent.
   * The draft that it replaces is deleted first, in the same statement.
   */
  add: (saving: Saving) =>
    database.maybeOne<Omit<DraftRecord, 'answers'>>(
      sql`with replaced as (
          update drafts set deleted_at = ${saving.now} where id = ${saving.replaces ?? null}::uuid and account_id = ${saving.accountId}
            and service_slug = ${saving.serviceSlug} and deleted_at is null returning id
        )
        insert into drafts as d (id, account_id, service_slug, version, activity_id, name, answers, step, created_at, updated_at)
          select ${saving.id}::uuid, ${saving.accountId}::uuid, ${saving.serviceSlug}, ${saving.version}::int, ${saving.activityId},
            ${saving.name}, ${json(saving.answers)}::json, ${saving.step ?? null}, ${saving.now}::timestamptz, ${saving.now}::timestamptz
          where not exists (select from idempotency_keys where account_id = ${saving.accountId} and key = ${saving.id})
            and (select count(*) from replaced) >= 0
        returning ${described}`,
    ),

  /** Nothing when the revision is no longer that one. */
  change: (saving: Saving, revision: number) =>
    database.maybeOne<Omit<DraftRecord, 'answers'>>(
      sql`update drafts d set version = ${saving.version}, activity_id = ${saving.activityId}, name = ${saving.name},
            answers = ${json(saving.answers)}::json, step = ${saving.step ?? null}, updated_at = ${saving.now}, revision = revision + 1
          where id = ${saving.id} and account_id = ${saving.accountId} and service_slug = ${saving.serviceSlug}
            and revision = ${revision} and deleted_at is null
        returning ${described}`,
    ),

  count: async (accountId: string): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from drafts where account_id = ${accountId} and sent_at is null`,
    )
    return count
  },

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

  /** Deletes for good what was deleted, or left alone, before these times. */
  forget: (deletedBefore: Date, leftBefore: Date) =>
    database.query(
      sql`delete from drafts where deleted_at < ${deletedBefore} or (deleted_at is null and updated_at < ${leftBefore})`,
    ),
})
export type DraftsStore = ReturnType<typeof draftsStore>
