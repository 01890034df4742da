// The SQL of adding and changing staff: what counts at once, and what waits for its owner or for a second administrator.
// Whether it waits is decided in the statement that writes it: two administrators at once cannot pass each other.

import type { Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import { guardedRoles, guardianRoles } from '@bawaba/contract/staff-rules.ts'
import type { Language } from '@bawaba/language/index.ts'
import {
  isUniqueViolation,
  type LockingQueries,
  locked,
  raw,
  type Sql,
  sql,
} from '../../platform/database/index.ts'
import {
  type Contacts,
  contactColumns,
  endWaysInSql,
  needsSecond,
  nextCredentialsIfSql,
} from '../accounts/index.ts'
import { messageSql, type NewMessage } from '../messages/index.ts'
import type { SealedField, StaffIdentity } from './identity.ts'
import {
  administratorsLock,
  isStaff,
  leavesAnAdministrator,
  type StaffRecord,
  type StaffWritten,
  staffColumns,
} from './store.ts'

export type StaffAdded = StaffWritten &
  StaffIdentity & { id: string; username: string; userSlug: UserSlug; now: Date }
type Change = {
  id: string
  revision: number
  user: StaffWritten & StaffIdentity
  /** The user name that goes with the number, where nobody has had the account yet. */
  username: string | null
  /** The administrator who changes it. */
  actorId: string
  now: Date
  /** To the number and the address that count until the new ones are proved. */
  toFormer: (NewMessage | undefined)[]
}
export type Reached = Contacts & { id: string; language: Language }

const guarded = [...guardedRoles] as string[]
const finance: readonly Role[] = ['FINANCIAL_MANAGER']
const guardians = [...guardianRoles] as string[]

/** Whether a change proposes FINANCIAL_MANAGER anew, or gives it at once. */
const putsToMoney = (roles: readonly string[]): Sql =>
  sql`((g.waiting @> ${finance}::text[] and not (g.waiting <@ s.pending_roles and (s.joined or not s.moved)))
    or (${roles}::text[] @> ${finance}::text[] and not s.roles @> ${finance}::text[] and not g.waiting @> ${finance}::text[]))`

/** A column of an identifier and of its index: what was not named stays, and so does a text that says the same. */
const sealedSql = (
  column: 'national_id' | 'passport_number',
  index: string,
  field: SealedField | undefined,
) =>
  field
    ? sql`${raw(column)} = case when a.${raw(index)} is not distinct from ${field.index}::bytea then a.${raw(column)}
          else ${field.sealed}::text end, ${raw(index)} = ${field.index}::bytea`
    : sql`${raw(column)} = a.${raw(column)}`

export const staffChangeStore = (database: LockingQueries) => ({
  /** Nothing where the name or an identifier is taken. Without `actorId` whoever runs the portal adds. */
  add: (user: StaffAdded, actorId: string | null) =>
    database.maybeOne<StaffRecord>(
      sql`with waiting as materialized (
          select array(select r from unnest(${user.roles}::text[]) r
            where r = any(${guarded}::text[]) and ${needsSecond(actorId, user.id, user.now)}) as roles
        )
        insert into accounts as a (id, user_slug, username, first_name, last_name, english_full_name, mobile, email, national_id,
          national_id_index, passport_number, passport_index, roles, pending_roles, roles_proposed_by, roles_proposed_at, made_by, made_at, finance_by, finance_at, services, teams, company, sector, service_center, language, status, created_at, updated_at)
        select ${user.id}::uuid, ${user.userSlug}, ${user.username}, ${user.firstName}, ${user.lastName},
          ${user.englishFullName}, ${user.mobile}, ${user.email},
          ${user.nationalId?.sealed ?? null}::text, ${user.nationalId?.index ?? null}::bytea,
          ${user.passportNumber?.sealed ?? null}::text, ${user.passportNumber?.index ?? null}::bytea,
          array(select r from unnest(${user.roles}::text[]) r where r <> all(w.roles)), w.roles,
          case when w.roles <> '{}' then ${actorId}::uuid end, case when w.roles <> '{}' then ${user.now}::timestamptz end, ${actorId}::uuid, ${user.now}::timestamptz,
          case when ${user.roles}::text[] @> ${finance}::text[] then ${actorId}::uuid end,
          case when ${user.roles}::text[] @> ${finance}::text[] then ${user.now}::timestamptz end, ${user.services}::text[], ${user.teams ?? []}::text[], ${user.company}, ${user.sector},
          ${user.serviceCenter}, ${user.language}, 'invited', ${user.now}::timestamptz, ${user.now}::timestamptz
        from waiting w
        on conflict do nothing
        returning ${staffColumns}`,
    ),

  /**
   * Nothing where the revision is no longer that one; `taken` where another has the name or an identifier. Of an account
   * that is in use a new number or address waits for its owner's proof, its sessions end and the former ones are told. Of
   * one that nobody has had yet it counts at once, links sent before work no more, and guarded roles wait again: whoever
   * gets the invitation is another. What another has proposed goes on waiting though it is not named; a new proposal or
   * another person in the account takes its place, or one administrator would confirm what the other never saw.
   */
  change: ({ id, revision, user, username, actorId, now, toFormer }: Change) =>
    locked(database, administratorsLock, queries =>
      queries.maybeOne<StaffRecord>(
        sql`with seen as materialized (
          select a.id, a.roles, a.status, a.mobile, a.email, a.pending_roles, a.roles_proposed_by,
            (a.joined_at is not null or a.password_hash is not null or a.status = 'active') as joined,
            (${user.mobile}::text is distinct from a.mobile and ${user.mobile}::text is distinct from a.pending_mobile)
              or (${user.email}::text is distinct from a.email and ${user.email}::text is distinct from a.pending_email)
              as moved
          from accounts a where ${isStaff} and a.id::text = ${id} and a.revision = ${revision}
            and ('BFM_ADMIN' = any(${user.roles}::text[]) or ${leavesAnAdministrator}) for update
        ), named as materialized (
          select s.id, array(select r from unnest(${user.roles}::text[]) r
            where r = any(${guarded}::text[]) and ${needsSecond(actorId, id, now)}
              and not (r = any(s.roles) and (s.joined or not s.moved))) as waiting
          from seen s
        ), granted as materialized (
          select s.id, case when (s.joined or not s.moved) and n.waiting <@ s.pending_roles
            then array(select r from unnest(s.pending_roles) r where r = any(n.waiting) or r <> all(${user.roles}::text[]))
            else n.waiting end as waiting
          from seen s join named n on n.id = s.id
        ), moved as (select id from seen where moved and joined
        ), all_moved as (select id from seen where moved
        ), ${endWaysInSql({ source: raw('all_moved'), now })}, first_told as (${messageSql(toFormer[0], now, sql`moved`)}
        ), second_told as (${messageSql(toFormer[1], now, sql`moved`)}
        )
        update accounts a set username = case when s.joined then a.username else coalesce(${username}::text, a.username) end,
          ${sealedSql('national_id', 'national_id_index', user.nationalId)},
          ${sealedSql('passport_number', 'passport_index', user.passportNumber)}, first_name = ${user.firstName}, last_name = ${user.lastName},
          english_full_name = ${user.englishFullName}, services = ${user.services}, teams = coalesce(${user.teams ?? null}::text[], a.teams), company = ${user.company},
          sector = ${user.sector}, service_center = ${user.serviceCenter}, language = ${user.language},
          mobile = case when s.joined then s.mobile else ${user.mobile}::text end,
          email = case when s.joined then s.email else ${user.email}::text end,
          pending_mobile = case when s.joined and ${user.mobile}::text is distinct from s.mobile then ${user.mobile}::text end,
          pending_email = case when s.joined and ${user.email}::text is distinct from s.email then ${user.email}::text end,
          roles = array(select r from unnest(${user.roles}::text[]) r where r <> all(g.waiting)),
          pending_roles = g.waiting,
          roles_proposed_by = case when g.waiting = '{}' then null
            when g.waiting <@ s.pending_roles and (s.joined or not s.moved) then s.roles_proposed_by
            else ${actorId}::uuid end,
          roles_proposed_at = case when g.waiting = '{}' then null
            when g.waiting <@ s.pending_roles and (s.joined or not s.moved) then a.roles_proposed_at
            else ${now}::timestamptz end,
          made_by = case when s.moved and not s.joined then ${actorId}::uuid else a.made_by end,
          made_at = case when s.moved and not s.joined then ${now}::timestamptz else a.made_at end,
          finance_by = case when ${putsToMoney(user.roles)} then ${actorId}::uuid else a.finance_by end,
          finance_at = case when ${putsToMoney(user.roles)} then ${now}::timestamptz else a.finance_at end,
          administrator_until = case when 'BFM_ADMIN' = any(s.roles) and s.status = 'active'
            and (not 'BFM_ADMIN' = any(${user.roles}::text[]) or 'BFM_ADMIN' = any(g.waiting)) then ${now}
            else a.administrator_until end,
          updated_at = ${now}, revision = a.revision + 1,
          ${nextCredentialsIfSql(sql`s.moved`)}
        from seen s join granted g on g.id = s.id where a.id = s.id
        returning ${staffColumns}`,
      ),
    ).catch((error): 'taken' => {
      if (isUniqueViolation(error)) return 'taken'
      throw error
    }),

  /** Grants the roles that wait; nothing where none do, the revision is another, or it is their proposer who confirms. */
  confirm: (id: string, revision: number | null, actorId: string | null, now: Date) =>
    database.maybeOne<StaffRecord>(
      sql`update accounts a set roles = a.roles || a.pending_roles, pending_roles = '{}', roles_proposed_by = null, roles_proposed_at = null,
          updated_at = ${now}, revision = a.revision + 1
        where ${isStaff} and a.id::text = ${id} and a.pending_roles <> '{}' and a.status <> 'disabled'
          and (${revision}::int is null or a.revision = ${revision}::int)
          and (${actorId}::uuid is null or a.roles_proposed_by is distinct from ${actorId}::uuid)
        returning ${staffColumns}`,
    ),

  /** Takes back the roles that wait. */
  decline: (id: string, revision: number, now: Date) =>
    database.maybeOne<StaffRecord>(
      sql`update accounts a set pending_roles = '{}', roles_proposed_by = null, roles_proposed_at = null, updated_at = ${now}, revision = a.revision + 1
        where ${isStaff} and a.id::text = ${id} and a.pending_roles <> '{}' and a.revision = ${revision}
        returning ${staffColumns}`,
    ),

  /** An account by user name whose roles wait. */
  waiting: (username: string) =>
    database.maybeOne<{ id: string; roles: Role[] }>(
      sql`select a.id, a.pending_roles as roles from accounts a
        where a.user_slug = 'employee' and a.username = ${username} and a.pending_roles <> '{}'`,
    ),

  /** Administrators and auditors, to be told who is given a guarded role. */
  guardians: (exceptId: string, limit = 50) =>
    database.query<Reached>(
      sql`select a.id, a.language, ${contactColumns('a')} from accounts a
        where ${isStaff} and a.status = 'active' and a.roles && ${guardians}::text[] and a.id::text <> ${exceptId}
        order by a.id limit ${limit}`,
    ),
})
