// All SQL about files. A file is seen by its owner, and by staff who may see the request that holds it.

import type { Scope } from '@bawaba/contract/policy.ts'
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
  /** The check whose bytes are the file's. */
  storedBy: string | null
  createdAt: Date
}

const columns =
  raw(`f.id, f.name, f.type, f.size, f.sha256, f.state, f.refusal, f.has_thumbnail as "hasThumbnail",
  f.request_id is not null or f.is_held as "isHeld", f.stored_by as "storedBy", f.created_at as "createdAt"`)

/** Whose a file is: an account's; in the one account that all visitors share, the browser's that uploaded it. */
export type FileOwner = { accountId: string; visitor?: string | undefined }
const ownedBy = ({ accountId, visitor }: FileOwner): Sql =>
  sql`f.owner_id = ${accountId}::uuid and f.visitor is not distinct from ${visitor ?? null}::text`

/** A file in an answer must be its sender's own, clean, and held by nothing else. */
const usable = (ids: readonly string[], owner: FileOwner): Sql =>
  sql`not f.is_held and f.id = any(${ids}::uuid[]) and ${ownedBy(owner)} and f.state = 'clean'`

/**
 * The same for a request that may hold some of them already. What it holds of its owner's goes on standing in it, whichever
 * browser a visitor's came from: a question is answered on the phone that it was sent to.
 */
const usableIn = (ids: readonly string[], owner: FileOwner, request: Sql): Sql =>
  sql`not f.is_held and f.id = any(${ids}::uuid[]) and f.state = 'clean' and f.owner_id = ${owner.accountId}::uuid
    and (f.request_id = ${request} or (f.request_id is null and ${ownedBy(owner)}))`

/** A person's picture is held by the person, and what a programme holds by the programme. */
const isLoose = sql`not f.is_held and not exists (select from accounts p where p.id = f.owner_id and p.photo_id = f.id)`

/** A pending file whose newest check has this token: that one alone says what becomes of it. */
const claimedBy = (id: string, token: string): Sql =>
  sql`id = ${id} and state = 'pending' and checks[cardinality(checks)] = ${token}::uuid`

/** What staff attach: to be seen by them alone, but for the files named here, which the applicant sees too. */
export type OfStaff = { shared: readonly string[] }
const ofStaffSql = (ofStaff: OfStaff | undefined): Sql =>
  ofStaff
    ? sql`case when f.id = any(${ofStaff.shared as string[]}::uuid[]) then 'shared' else 'internal' end`
    : raw('f.of_staff')

/** Of the requests `r` that a caller may see, those whose file `f` they may see too: an applicant no internal one of staff. */
export const fileScopeSql = (scope: Scope, requests: Sql): Sql =>
  scope === 'own' ? sql`${requests} and f.of_staff is distinct from 'internal'` : requests

/** For callers who see no request at all. */
export const ofNoRequest = raw('false')

/**
 * Attaches files inside the statement that writes a request: `source` is its CTE with the request's `id`.
 * A file that a draft held leaves it.
 */
export const attachSql = (ids: readonly string[], owner: FileOwner, source: Sql, ofStaff?: OfStaff): Sql =>
  sql`update files f set request_id = held.id, draft_id = null, of_staff = ${ofStaffSql(ofStaff)} from ${source} held
    where ${usableIn(ids, owner, raw('held.id'))} returning f.id`

/**
 * The files of an answer, locked until the statement that attaches them ends: of two that name the same file the second
 * waits for the first and then finds it held. `request` is the request that may hold them already.
 */
export const lockFilesSql = (ids: readonly string[], owner: FileOwner, request?: Sql): Sql =>
  sql`select f.id from files f
    where ${usableIn(ids, owner, request ?? raw('null::uuid'))}
    order by f.id for update`

type NewFile = Pick<FileRecord, 'id' | 'name' | 'type' | 'size' | 'createdAt'> & { owner: FileOwner }
/**
 * What an owner may have that no request holds, in files and bytes. `account`: the bytes of all owners in one account
 * together. `unknown`: the bytes that a file counts for until its size is known.
 */
export type Quota = { files: number; bytes: number; account: number; unknown: number }
/** Whether there was room: for more of this owner's, and of the account that they may share. */
export type Room = 'found' | 'none of the owner' | 'none of the account'

export const filesStore = (database: LockingQueries) => ({
  /**
   * Adds a file where there is room for it; answers where there was none. The account's files are locked before the statement
   * that counts and inserts begins: of two at once the second one counts the first.
   */
  add: ({ id, owner, name, type, size, createdAt }: NewFile, quota: Quota): Promise<Room> =>
    locked(database, `files of ${owner.accountId}`, async queries => {
      const counted = size === 0 ? quota.unknown : size
      const fitsOwner = sql`files < ${quota.files}::int and bytes + ${counted}::bigint <= ${quota.bytes}::bigint`
      const fitsAccount = sql`account + ${counted}::bigint <= ${quota.account}::bigint`
      const { room } = await queries.one<{ room: Room }>(
        sql`with waiting as (
            select case when f.size = 0 then ${quota.unknown}::bigint else f.size end as bytes, ${ownedBy(owner)} as is_own
            from files f where f.owner_id = ${owner.accountId}::uuid and f.request_id is null and f.state <> 'refused'
              and ${isLoose}
          ), sums as (
            select count(*) filter (where is_own) as files, coalesce(sum(bytes) filter (where is_own), 0) as bytes,
              coalesce(sum(bytes), 0) as account from waiting
          ), added as (
            insert into files (id, owner_id, visitor, name, type, size, created_at)
            select ${id}::uuid, ${owner.accountId}::uuid, ${owner.visitor ?? null}::text, ${name}, ${type}, ${size}::bigint,
              ${createdAt}::timestamptz
            from sums where ${fitsOwner} and ${fitsAccount} and ${notErased(owner.accountId)}
            returning id
          )
          select case when exists (select from added) then 'found'
            when ${fitsOwner} and not ${fitsAccount} then 'none of the account'
            else 'none of the owner' end as room from sums`,
      )
      return room
    }),

  findOwn: (owner: FileOwner, id: string) =>
    database.maybeOne<FileRecord>(
      sql`select ${columns} from files f where f.id = ${id} and ${ownedBy(owner)}`,
    ),

  /** A file of one's own, or of a request `r` that the scope admits. */
  find: (owner: FileOwner, scope: Sql, id: string) =>
    database.maybeOne<FileRecord>(
      sql`select ${columns} from files f where f.id = ${id}
        and ((${ownedBy(owner)}) or exists (select from requests r where r.id = f.request_id and ${scope}))`,
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

  /** Takes the checking of a pending file over until a moment; false while another check has it. */
  claimCheck: async (id: string, token: string, now: Date, until: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`update files set checked_until = ${until}, checks = checks || ${token}::uuid
        where id = ${id} and state = 'pending' and (checked_until is null or checked_until < ${now}) returning id`,
    )
    return rows.length === 1
  },

  /** Holds the claim until a later moment; false where it is another's by now. */
  renewCheck: async (id: string, token: string, until: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`update files set checked_until = ${until} where ${claimedBy(id, token)} returning id`,
    )
    return rows.length === 1
  },

  /** Gives it back, as the check could not be made; false where it is another's by now. */
  releaseCheck: async (id: string, token: string): Promise<boolean> => {
    const rows = await database.query(
      sql`update files set checked_until = null where ${claimedBy(id, token)} returning id`,
    )
    return rows.length === 1
  },

  /** Takes a checked file in; false where it was given up meanwhile, or the claim is another's. */
  accept: async (
    id: string,
    token: string,
    stored: {
      name: string
      type: string
      size: number
      sentSize: number
      sha256: string
      hasThumbnail: boolean
    },
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`update files set state = 'clean', name = ${stored.name}, type = ${stored.type},
          size = ${stored.size}, sent_size = ${stored.sentSize}, sha256 = ${stored.sha256},
          has_thumbnail = ${stored.hasThumbnail}, stored_by = ${token}::uuid
        where ${claimedBy(id, token)} returning id`,
    )
    return rows.length === 1
  },

  refuse: async (id: string, token: string, code: string): Promise<boolean> => {
    const rows = await database.query(
      sql`update files set state = 'refused', refusal = ${code} where ${claimedBy(id, token)} returning id`,
    )
    return rows.length === 1
  },

  /** The tokens of all checks that were begun, whatever became of the file. */
  checks: async (id: string): Promise<string[]> => {
    const row = await database.maybeOne<{ checks: string[] }>(sql`select checks from files where id = ${id}`)
    return row?.checks ?? []
  },

  /** Takes a file of one's own out of use, before its bytes go; false where a request holds it. */
  giveUp: async (owner: FileOwner, id: string): Promise<boolean> => {
    const rows = await database.query(
      sql`update files f set state = 'refused' where id = ${id} and ${ownedBy(owner)} and request_id is null
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
  documents: (owner: FileOwner, ids: readonly string[], requestId: string | null) =>
    database.query<DocumentRef>(
      sql`select f.id, f.name, coalesce(f.sent_size, f.size) as size, f.type from files f
        where ${usableIn(ids, owner, sql`${requestId}::uuid`)}`,
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
      sql`update files f set is_held = true where ${usable([id], { accountId: ownerId })} and f.request_id is null
          and f.draft_id is null returning f.id`,
    )
    return rows.length === 1
  },

  /** Lets go of it: it is removed with what nothing holds. */
  letGo: (queries: Queries, id: string) =>
    queries.query(sql`update files set is_held = false where id = ${id} and is_held`),

  /** Attaches files to a request that is there already; answers how many. */
  attachToRequest: async (accountId: string, ids: readonly string[], requestId: string): Promise<number> => {
    const rows = await database.query(
      attachSql(ids, { accountId }, sql`(select id from requests where id = ${requestId})`),
    )
    return rows.length
  },

  /** Makes files that were uploaded in a browser before its person signed in theirs; answers which. */
  claim: async (from: FileOwner, to: string, ids: readonly string[]): Promise<string[]> => {
    const rows = await database.query<{ id: string }>(
      sql`update files f set owner_id = ${to}::uuid, visitor = null
        where ${usable(ids, from)} and f.request_id is null and ${notErased(to)} returning f.id`,
    )
    return rows.map(({ id }) => id)
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
