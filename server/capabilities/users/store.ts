// All SQL about managing staff. Every statement is about staff and agents alone: citizens are none of its business.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { staffSlugs } from '@bawaba/contract/staff-rules.ts'
import type { Text } from '@bawaba/language/index.ts'
import {
  deleteInBatches,
  type LockingQueries,
  locked,
  type Queries,
  raw,
  sql,
} from '../../platform/database/index.ts'
import {
  type Columns,
  type Filter,
  pageIdsSql,
  pagingOf,
  type Where,
  whereSql,
} from '../../platform/filter/index.ts'
import { endWaysInSql, nextCredentialsSql } from '../accounts/index.ts'
import { notUnderHold } from '../retention/index.ts'

/** The identifiers as they stand: sealed. */
export type StaffRecord = Omit<StaffUser, 'createdAt' | 'updatedAt' | 'lastSignInAt'> & {
  createdAt: Date
  updatedAt: Date
  lastSignInAt: Date | null
}
export type StaffWritten = Pick<
  StaffRecord,
  | 'firstName'
  | 'lastName'
  | 'englishFullName'
  | 'mobile'
  | 'email'
  | 'roles'
  | 'services'
  | 'company'
  | 'sector'
  | 'serviceCenter'
  | 'language'
> & { teams: string[] | undefined }
export type PasswordLink = {
  accountId: string
  purpose: 'invitation' | 'reset'
  username: string
  userSlug: UserSlug
  firstName: string
  lastName: string
}

/** Every sign-in marks the browser that it came from. */
export const lastSignInText = '(select max(d.last_used_at) from known_devices d where d.account_id = a.id)'

export const staffColumns =
  raw(`a.id, a.human_id as "ID", a.username, a.user_slug as "userSlug", a.first_name as "firstName",
  a.last_name as "lastName", a.english_full_name as "englishFullName", a.mobile, a.email,
  a.national_id as "nationalId", a.passport_number as "passportNumber", a.roles, a.services, a.teams, a.company,
  a.sector, a.service_center as "serviceCenter", a.status, a.language, a.revision, a.created_at as "createdAt",
  a.updated_at as "updatedAt", a.pending_mobile as "pendingMobile", a.pending_email as "pendingEmail",
  a.pending_roles as "pendingRoles", a.roles_proposed_by as "rolesProposedBy",
  ${lastSignInText} as "lastSignInAt",
  array(select f.kind from factors f where f.account_id = a.id union select 'otp' where a.mobile_is_factor order by 1)
    as "secondFactors"`)
export const isStaff = sql`a.user_slug = any(${[...staffSlugs]}::text[])`

/** Changes of who is an administrator come one after the other: two who remove each other at once do not both succeed. */
export const administratorsLock = 'administrators'
/** Whether somebody else administers where account `a` does no more. */
export const leavesAnAdministrator = raw(`(a.status <> 'active' or not 'BFM_ADMIN' = any(a.roles)
  or exists (select from accounts o where o.id <> a.id and o.status = 'active' and 'BFM_ADMIN' = any(o.roles)))`)

export const usersStore = (database: LockingQueries) => ({
  /** Every service there is, on or off: staff work off the requests of those that are closed too. */
  services: () =>
    database.query<{ slug: string; label: Text }>(
      sql`select s.slug, jsonb_build_object(
            'ar', coalesce(v.definition -> 'translations' -> 'ar' ->> (v.definition ->> 'serviceLabel'), s.slug),
            'en', coalesce(v.definition -> 'translations' -> 'en' ->> (v.definition ->> 'serviceLabel'), s.slug)
          ) as label
        from services s join service_versions v on v.service_id = s.id and v.version = s.version
        order by s.human_id`,
    ),

  /** The teams of every service, by the version in force. */
  teams: () =>
    database.query<{ name: string; label: Text }>(
      sql`select s.slug || ':' || (t.team ->> 'code') as name, jsonb_build_object(
            'ar', coalesce(words.ar ->> (v.definition ->> 'serviceLabel'), s.slug) || ': '
              || coalesce(words.ar ->> (t.team ->> 'label'), t.team ->> 'code'),
            'en', coalesce(words.en ->> (v.definition ->> 'serviceLabel'), s.slug) || ': '
              || coalesce(words.en ->> (t.team ->> 'label'), t.team ->> 'code')) as label
        from services s join service_versions v on v.service_id = s.id and v.version = s.version
          cross join lateral (select v.definition #> '{translations,ar}' as ar, v.definition #> '{translations,en}' as en) words
          cross join lateral json_array_elements(v.definition #> '{workflow,teams}') with ordinality as t (team, position)
        order by s.human_id, t.position`,
    ),

  list: (filter: Filter, columns: Columns, after: string | undefined) => {
    const order = filter.order.length > 0 ? filter.order : [{ field: 'username', descending: false }]
    const id = raw('a.id')
    const paging = pagingOf(order, columns, { id, after })
    const where = sql`${isStaff} and ${whereSql(filter.where, columns)}`
    const { limit, skip } = filter
    return database.query<StaffRecord & { place: (string | null)[] }>(
      sql`select ${staffColumns}, ${paging.position} as place
        from (${pageIdsSql(paging, { from: raw('accounts a'), where, id, limit, skip })}) page
          join accounts a on a.id = page.page_id
        order by ${paging.order}`,
    )
  },

  count: async (where: Where | undefined, columns: Columns): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from accounts a where ${isStaff} and ${whereSql(where, columns)}`,
    )
    return count
  },

  find: (id: string) =>
    database.maybeOne<StaffRecord>(
      sql`select ${staffColumns} from accounts a where ${isStaff} and a.id::text = ${id}`,
    ),

  /** An administrator by user name, unless disabled. */
  administrator: (username: string) =>
    database.maybeOne<StaffRecord>(
      sql`select ${staffColumns} from accounts a
        where a.user_slug = 'employee' and a.username = ${username} and 'BFM_ADMIN' = any(a.roles) and a.status <> 'disabled'`,
    ),

  /** Accounts in the order of their names, without disabled ones, a part at a time. */
  part: (part: number, rowsOfPart: number) =>
    database.query<StaffRecord>(
      sql`select ${staffColumns} from accounts a where ${isStaff} and a.status <> 'disabled'
        order by a.user_slug, a.username limit ${rowsOfPart} offset ${(part - 1) * rowsOfPart}`,
    ),

  /** Accounts by slug/name, without disabled ones. */
  named: async (names: readonly string[]): Promise<Map<string, StaffRecord>> => {
    const rows = await database.query<StaffRecord>(
      sql`select ${staffColumns} from accounts a where ${isStaff} and a.status <> 'disabled'
        and a.user_slug || '/' || a.username = any(${[...names]}::text[])`,
    )
    return new Map(rows.map(row => [`${row.userSlug}/${row.username}`, row]))
  },

  /** Which of these names are taken, as slug/name, and by whom. */
  taken: async (names: readonly string[]): Promise<Map<string, string>> => {
    const rows = await database.query<{ name: string; id: string }>(
      sql`select a.id, a.user_slug || '/' || a.username as name from accounts a
        where a.user_slug || '/' || a.username = any(${[...names]}::text[])`,
    )
    return new Map(rows.map(({ name, id }) => [name, id]))
  },

  /** Which of these identifiers some member of staff has, in hexadecimal, and who. */
  identified: async (indexes: readonly Buffer[], exceptId?: string): Promise<Map<string, string>> => {
    const rows = await database.query<{ index: string; id: string }>(
      sql`select a.id, encode(i.index, 'hex') as index
        from accounts a cross join lateral (values (a.national_id_index), (a.passport_index)) as i (index)
        where ${isStaff} and i.index = any(${[...indexes]}::bytea[]) and a.id::text is distinct from ${exceptId ?? null}::text`,
    )
    return new Map(rows.map(({ index, id }) => [index, id]))
  },

  /** An account whose person has never chosen a password goes on waiting for them. From one of some states to another; nothing where it is in none of them. Sessions end with a disabled account. */
  become: (
    id: string,
    from: readonly string[],
    to: 'active' | 'disabled',
    { now, ends }: { now: Date; ends: boolean },
  ) =>
    locked(database, administratorsLock, queries =>
      queries.maybeOne<StaffRecord>(
        sql`with changed as (
          update accounts a set updated_at = ${now}, revision = revision + 1,
            joined_at = coalesce(a.joined_at, case when a.status = 'active' then ${now}::timestamptz end),
            administrator_until = case when a.status = 'active' and 'BFM_ADMIN' = any(a.roles) then ${now}
              else a.administrator_until end,
            status = case when ${to} = 'active' and password_hash is null then 'invited' else ${to} end,
            ${nextCredentialsSql}
          where ${isStaff} and a.id::text = ${id} and a.status = any(${[...from]}::text[])
            and (${to} <> 'disabled' or ${leavesAnAdministrator})
          returning ${staffColumns}
        ), closed as (select id from changed where ${ends}::boolean
        ), ${endWaysInSql({ source: raw('closed'), now })}
        select id, "ID", username, "userSlug", "firstName", "lastName", "englishFullName", mobile, email, "nationalId",
          "passportNumber", roles, services, teams,
          company, sector, "serviceCenter", status, language, revision, "createdAt", "updatedAt", "pendingMobile",
          "pendingEmail", "pendingRoles", "rolesProposedBy", "lastSignInAt", "secondFactors"
        from changed`,
      ),
    ),

  /** Puts earlier links of the person out of use and this one in their place. A reset takes the password away too. */
  addLink: (link: {
    tokenHash: Buffer
    accountId: string
    purpose: PasswordLink['purpose']
    now: Date
    expiresAt: Date
  }) =>
    locked(database, `password links of ${link.accountId}`, queries =>
      queries.query(
        sql`with replaced as (
          update password_links set used_at = ${link.now}
          where account_id = ${link.accountId} and used_at is null and ${link.purpose !== 'reset'}::boolean
        ), emptied as (
          update accounts a set password_hash = null, updated_at = ${link.now}, ${nextCredentialsSql},
            joined_at = coalesce(joined_at, ${link.now})
          where id = ${link.accountId} and ${link.purpose === 'reset'}::boolean returning a.id
        ), ${endWaysInSql({ source: raw('emptied'), now: link.now })}
        insert into password_links (token_hash, account_id, purpose, created_at, expires_at)
        values (${link.tokenHash}, ${link.accountId}, ${link.purpose}, ${link.now}, ${link.expiresAt})`,
      ),
    ),

  findLink: (tokenHash: Buffer, now: Date) =>
    database.maybeOne<PasswordLink>(
      sql`select l.account_id as "accountId", l.purpose, a.username, a.user_slug as "userSlug",
          a.first_name as "firstName", a.last_name as "lastName"
        from password_links l join accounts a on a.id = l.account_id
        where l.token_hash = ${tokenHash} and l.used_at is null and l.expires_at > ${now} and a.status <> 'disabled'`,
    ),

  /** Uses the link up and sets the password, once; answers whether it did. */
  useLink: async (tokenHash: Buffer, passwordHash: string, now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`with used as (
          update password_links set used_at = ${now}
          where token_hash = ${tokenHash} and used_at is null and expires_at > ${now} returning account_id as id
        ), changed as (
          update accounts a set password_hash = ${passwordHash}, updated_at = ${now}, revision = revision + 1,
            joined_at = coalesce(a.joined_at, ${now}), ${nextCredentialsSql},
            status = case when status = 'invited' then 'active' else status end
          from used where a.id = used.id and a.status <> 'disabled' returning a.id
        ), ${endWaysInSql({ source: raw('changed'), now })}
        select id from changed`,
    )
    return rows.length === 1
  },
})
export type UsersStore = ReturnType<typeof usersStore>

/** What retention deletes. */
export const userDeletes = (database: Queries) => ({
  passwordLinks: (before: Date) =>
    deleteInBatches(
      database,
      'password_links',
      sql`t.expires_at < ${before} and ${notUnderHold('t.account_id')}`,
    ),
})
