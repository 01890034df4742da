// All SQL about files. A file is seen by its owner, and by staff who may see the request that holds it.

import type { Scope } from '@bawaba/contract/policies.ts'
import type { DocumentRef } from '@bawaba/forms/fields/field.ts'
import {
  type LockingQueries,
  locked,
  type Queries,
  raw,
  type Sql,
  sql,
} from '../../platform/database/index.ts'
import { notErased } from '../accounts/index.ts'
import { notUnderHold } from '../retention/index.ts'

export type FileRecord = {
  id: string
  name: string
  type: string
  size: number
  sha256: string | null
  state: 'pending' | 'clean' | 'refused'
  refusal: string | null
  hasThumbnail: boolean
  isHeld: boolean
  createdAt: Date
}

const columns =
  raw(`f.id, f.name, f.type, f.size, f.sha256, f.state, f.refusal, f.has_thumbnail as "hasThumbnail",
  f.request_id is not null or f.is_held as "isHeld", f.created_at as "createdAt"`)

/** A file in an answer must be its sender's own, clean, and held by nothing else. */
const usable = (ids: readonly string[], ownerId: string): Sql =>
  sql`not f.is_held and f.id = any(${ids}::uuid[]) and f.owner_id = ${ownerId}::uuid and f.state = 'clean'`

/** A person's picture is held by the person, and what a programme holds by the programme. */
const isLoose = sql`not f.is_held and not exists (select from accounts p where p.id = f.owner_id and p.photo_id = f.id)`

/** What staff attach: to be seen by them alone, but for the files named here, which the applicant sees too. */
export type OfStaff = { shared: readonly string[] }
const ofStaffSql = (ofStaff: OfStaff | undefined): Sql =>
  ofStaff
    ? sql`case when f.id = any(${ofStaff.shared as string[]}::uuid[]) then 'shared' else 'internal' end`
    : raw('f.of_staff')

/** Of the requests `r` that a caller may see, those whose file `f` they may see too: an applicant no internal one of staff. */
export const fileScopeSql = (scope: Scope, requests: Sql): Sql =>
  scope === 'own' ? sql`${requests} and f.of_staff is distinct from 'internal'` : requests

/**
 * Attaches files inside the statement that writes a request: `source` is its CTE with the request's `id`.
 * A file that a draft held leaves it.
 */
export const attachSql = (ids: readonly string[], ownerId: string, source: Sql, ofStaff?: OfStaff): Sql =>
  sql`update files f set request_id = held.id, draft_id = null, of_staff = ${ofStaffSql(ofStaff)} from ${source} held
    where ${usable(ids, ownerId)} and (f.request_id is null or f.request_id = held.id) returning f.id`

/**
 * The files of an answer, locked until the statement that attaches them ends: of two that name the same file the second
 * waits for the first and then finds it held. `request` is the request that may hold them already.
 */
export const lockFilesSql = (ids: readonly string[], ownerId: string, request?: Sql): Sql =>
  sql`select f.id from files f
    where ${usable(ids, ownerId)} and (f.request_id is null or f.request_id = ${request ?? raw('null')})
    order by f.id for update`

type NewFile = Pick<FileRecord, 'id' | 'name' | 'type' | 'size' | 'createdAt'> & { ownerId: string }
/** What a person may have that no request holds. `unknown`: the bytes that a file counts for until its size is known. */
export type Quota = { files: number; bytes: number; unknown: number }

export const filesStore = (database: LockingQueries) => ({
  /**
   * Adds a file where its owner has room for it; answers whether it did. The owner's files are locked before the statement
   * that counts and inserts begins: of two at once the second one counts the first.
   */
  add: (file: NewFile, quota: Quota): Promise<boolean> =>
    locked(database, `files of ${file.ownerId}`, async queries => {
      const rows = await queries.query(
        sql`insert into files (id, owner_id, name, type, size, created_at)
          select ${file.id}::uuid, ${file.ownerId}::uuid, ${file.name}, ${file.type}, ${file.size}::bigint,
            ${file.createdAt}::timestamptz
          from (
            select count(*) as files, coalesce(sum(case when f.size = 0 then ${quota.unknown}::bigint else f.size end), 0) as bytes
            from files f where f.owner_id = ${file.ownerId}::uuid and f.request_id is null and f.state <> 'refused'
              and ${isLoose}
          ) held
          where held.files < ${quota.files}::int
            and held.bytes + ${file.size === 0 ? quota.unknown : file.size}::bigint <= ${quota.bytes}::bigint
            and ${notErased(file.ownerId)}
          returning id`,
      )
      return rows.length === 1
    }),

  findOwn: (ownerId: string, id: string) =>
    database.maybeOne<FileRecord>(
      sql`select ${columns} from files f where f.id = ${id} and f.owner_id = ${ownerId}`,
    ),

  /** A file of one's own, or of a request `r` that the scope admits. */
  find: (ownerId: string, scope: Sql, id: string) =>
    database.maybeOne<FileRecord>(
      sql`select ${columns} from files f where f.id = ${id}
        and (f.owner_id = ${ownerId} or exists (select from requests r where r.id = f.request_id and ${scope}))`,
    ),

  /** A clean file, whoever it belongs to. */
  named: (id: string) =>
    database.maybeOne<FileRecord>(
      sql`select ${columns} from files f where f.id = ${id} and f.state = 'clean'`,
    ),

  /** The request that holds a file. */
  holder: (id: string) =>
    database.maybeOne<{ ID: string; serviceSlug: string; ownerId: string }>(
      sql`select r.number as "ID", r.service_slug as "serviceSlug", r.owner_id as "ownerId"
        from files f join requests r on r.id = f.request_id where f.id = ${id}`,
    ),

  /** How far a pending upload is. */
  upload: (id: string) =>
    database.maybeOne<{ size: number; received: number; parts: string[] }>(
      sql`select size, received, parts from files where id = ${id} and state = 'pending'`,
    ),

  /** Writes a part down behind the others; false where it does not begin at their end, or goes beyond the whole. */
  addPart: async (id: string, part: { key: string; offset: number; size: number }): Promise<boolean> => {
    const rows = await database.query(
      sql`update files set received = received + ${part.size}, parts = parts || ${part.key}::text
        where id = ${id} and state = 'pending' and received = ${part.offset}
          and received + ${part.size} <= size returning id`,
    )
    return rows.length === 1
  },

  /** The keys of the parts of an upload, whatever became of it. */
  parts: async (id: string): Promise<string[]> => {
    const row = await database.maybeOne<{ parts: string[] }>(sql`select parts from files where id = ${id}`)
    return row?.parts ?? []
  },

  /** Forgets a part whose bytes are gone. */
  dropPart: (id: string, key: string) =>
    database.query(sql`update files set parts = array_remove(parts, ${key}::text) where id = ${id}`),

  /** Takes the checking of a pending file over until a moment; false while another server has it. */
  claimCheck: async (id: string, now: Date, until: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`update files set checked_until = ${until} where id = ${id} and state = 'pending'
          and (checked_until is null or checked_until < ${now}) returning id`,
    )
    return rows.length === 1
  },

  /** Gives it back: the check could not be made. */
  releaseCheck: (id: string) =>
    database.query(sql`update files set checked_until = null where id = ${id} and state = 'pending'`),

  /** Takes a checked file in; false where it was given up meanwhile. */
  accept: async (
    id: string,
    stored: { size: number; sentSize: number; sha256: string; hasThumbnail: boolean },
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`update files set state = 'clean', size = ${stored.size}, sent_size = ${stored.sentSize}, sha256 = ${stored.sha256},
          has_thumbnail = ${stored.hasThumbnail}
        where id = ${id} and state = 'pending' returning id`,
    )
    return rows.length === 1
  },

  refuse: (id: string, code: string) =>
    database.query(
      sql`update files set state = 'refused', refusal = ${code} where id = ${id} and state = 'pending'`,
    ),

  /** Takes a file of one's own out of use, before its bytes go; false where a request holds it. */
  giveUp: async (ownerId: string, id: string): Promise<boolean> => {
    const rows = await database.query(
      sql`update files f set state = 'refused' where id = ${id} and owner_id = ${ownerId} and request_id is null
          and ${isLoose} returning id`,
    )
    return rows.length === 1
  },

  /** Takes what nothing holds out of use; nothing can be attached from then on. */
  giveUpWaiting: async (before: Date): Promise<string[]> => {
    const rows = await database.query<{ id: string }>(
      sql`update files set state = 'refused' where id in (
          select f.id from files f where f.request_id is null and f.created_at < ${before}
            and not exists (select from drafts d where d.id = f.draft_id) and ${isLoose}
            and ${notUnderHold('f.owner_id')}
          order by f.created_at limit 1000)
        returning id`,
    )
    return rows.map(({ id }) => id)
  },

  /** Forgets files whose bytes are gone. */
  forget: (ids: readonly string[]) =>
    database.query(sql`delete from files where id = any(${ids}::uuid[]) and state = 'refused'`),

  /** Those of the ids that a person may put into an answer, of a new request or of one that holds them already. */
  documents: (ownerId: string, ids: readonly string[], requestId: string | null) =>
    database.query<DocumentRef>(
      sql`select f.id, f.name, coalesce(f.sent_size, f.size) as size, f.type from files f
        where ${usable(ids, ownerId)} and (f.request_id is null or f.request_id = ${requestId}::uuid)`,
    ),

  /** The files of a person's draft. */
  ofDraft: (ownerId: string, draftId: string) =>
    database.query<DocumentRef>(
      sql`select f.id, f.name, coalesce(f.sent_size, f.size) as size, f.type from files f
        where f.owner_id = ${ownerId} and f.draft_id = ${draftId} and f.state = 'clean' order by f.id`,
    ),

  /** Holds a clean file of somebody's that nothing else holds, in the transaction that names it; false where it cannot. */
  hold: async (queries: Queries, ownerId: string, id: string): Promise<boolean> => {
    const rows = await queries.query(
      sql`update files f set is_held = true where ${usable([id], ownerId)} and f.request_id is null
          and f.draft_id is null returning f.id`,
    )
    return rows.length === 1
  },

  /** Lets go of it: it is removed with what nothing holds. */
  letGo: (queries: Queries, id: string) =>
    queries.query(sql`update files set is_held = false where id = ${id} and is_held`),

  /** Attaches files to a request that is there already; answers how many. */
  attachToRequest: async (ownerId: string, ids: readonly string[], requestId: string): Promise<number> => {
    const rows = await database.query(
      attachSql(ids, ownerId, sql`(select id from requests where id = ${requestId})`),
    )
    return rows.length
  },

  /** Attaches files to a draft, and lets go of those it held and does not name. */
  attachToDraft: (ownerId: string, ids: readonly string[], draftId: string) =>
    database.query(
      sql`update files f set draft_id = case when f.id = any(${ids}::uuid[]) then ${draftId}::uuid end
        where f.owner_id = ${ownerId} and f.request_id is null and f.state = 'clean' and not f.is_held
          and (f.draft_id = ${draftId} or f.id = any(${ids}::uuid[]))`,
    ),
})
export type FilesStore = ReturnType<typeof filesStore>
