// All SQL about people.

import type { Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Language } from '@bawaba/language/index.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import type { Contacts } from './contacts.ts'
import { numberOf } from './contacts.ts'
import { endWaysInSql, nextCredentialsSql } from './end-ways-in-store.ts'
import { contactColumns, isMobileInUseSql } from './number-use-store.ts'
import { withFirstZero } from './usernames.ts'

export type Account = Contacts & {
  id: string
  humanId: number
  userSlug: UserSlug
  username: string
  passwordHash: string | null
  /** Counts changes of how they sign in: what was judged by an earlier one counts no more. */
  credentialsVersion: number
  /** When the password, the number, the address or the status last changed. */
  credentialsChangedAt: Date
  firstName: string
  lastName: string
  englishFullName: string | null
  /** Whether somebody followed a link there; of staff an address that was only typed counts as proved elsewhere. */
  emailIsConfirmed: boolean
  /** Whether a code sent to it is a second factor. */
  mobileIsFactor: boolean
  roles: Role[]
  services: string[]
  /** Teams of services that they belong to, as SERVICE:TEAM. */
  teams: string[]
  /** Staff of a service center work on its requests alone. */
  serviceCenter: string | null
  status: 'invited' | 'active' | 'disabled'
  language: Language
  /** What their lists are narrowed to. */
  selectedLabels: string[]
}

/** What the lists of an account are narrowed to, as they said it in their profile. */
export const selectedLabelsSql = (alias: string): Sql =>
  raw(`coalesce(${alias}.profile -> 'selectedLabels', '[]')`)

const columns = sql`id, human_id as "humanId", user_slug as "userSlug", username, password_hash as "passwordHash",
  credentials_version as "credentialsVersion", coalesce(credentials_changed_at, created_at) as "credentialsChangedAt",
  first_name as "firstName", last_name as "lastName", english_full_name as "englishFullName", ${contactColumns('accounts')},
  (email_verified_at is not null) as "emailIsConfirmed", mobile_is_factor as "mobileIsFactor", roles, services, teams, service_center as "serviceCenter",
  status, language, ${selectedLabelsSql('accounts')} as "selectedLabels"`

/** That a code to the number of account `a` may open it: it was used in the last year, or there are papers to ask for. */
const isTrustedSql = (now: Date): Sql =>
  sql`(${isMobileInUseSql(now)} or num_nonnulls(a.national_id, a.passport_number) > 0)`

type SealedField = { sealed: string | null; index: Buffer | null } | undefined
/** Identifiers as they are stored. */
type SealedIdentity = { nationalId?: SealedField; passportNumber?: SealedField }

export type NewAccount = Omit<
  Account,
  | 'humanId'
  | 'credentialsVersion'
  | 'credentialsChangedAt'
  | 'status'
  | 'mobileIsFactor'
  | 'mobileUsedAt'
  | 'emailIsProved'
  | 'emailIsConfirmed'
  | 'email'
  | 'serviceCenter'
  | 'selectedLabels'
  | 'teams'
> &
  Partial<Pick<Account, 'mobileIsFactor' | 'email'>> & { identity?: SealedIdentity }

/** How many who typed one paper are told apart by their passwords: each try costs as many, whoever is there. */
export const mostHolders = 3

/** Who may work on one of these services, on any of them all without a list. Their part of the accounts has an index. */
export const worksOn = (services: readonly string[] | undefined): Sql =>
  sql`status = 'active' and roles && array['CASE_OFFICER', 'SUPERVISOR']
    and ${services ? sql`services && ${['*', ...services]}::text[]` : raw('true')}`

/**
 * That a person was not erased, nor is being: what is added for them where this holds is there when the erasure looks, or
 * never comes. Calls that were admitted before it go on for a moment.
 */
export const notErased = (accountId: string): Sql =>
  sql`exists (select from accounts where id = ${accountId}::uuid and erased_at is null for key share)`

/** What the papers of a person are found by, if a user name may be one of them. */
export type PaperIndexes = (username: string) => { nationalIds: Buffer[]; passports: Buffer[] }
const noPapers: PaperIndexes = () => ({ nationalIds: [], passports: [] })

export const accountsStore = (database: Queries, indexesOf = noPapers) => ({
  /**
   * Whose number has passed to another person has the national ID or passport as user name. Where several typed the same,
   * and nobody has proved it, it is nobody's.
   */
  findByUsername: (userSlug: UserSlug, username: string) => {
    const { nationalIds, passports } = userSlug === 'citizen' ? indexesOf(username) : noPapers(username)
    return database.maybeOne<Account>(
      sql`with holders as (
          select id, coalesce(identity_document = 'nationalId' and national_id_index = any(${nationalIds}::bytea[])
            or identity_document = 'passportNumber' and passport_index = any(${passports}::bytea[]), false) as is_proved
          from accounts where user_slug = 'citizen' and mobile is null
            and (national_id_index = any(${nationalIds}::bytea[]) or passport_index = any(${passports}::bytea[]))
        ), holder as (
          select case 1 when count(*) filter (where is_proved) then (array_agg(id) filter (where is_proved))[1]
            when count(*) then (array_agg(id))[1] end as id from holders
        )
        select ${columns} from accounts
        where user_slug = ${userSlug} and (username in (${username}, ${withFirstZero(username)})
          or id = (select id from holder))
        order by username = ${username} desc limit 1`,
    )
  },

  /**
   * Former owners of numbers who typed this paper, the oldest accounts first, where nobody has proved it: which of them is
   * meant only the password says. Undefined for a name that is no paper's.
   */
  typedHolders: async (userSlug: UserSlug, username: string): Promise<Account[] | undefined> => {
    const { nationalIds, passports } = userSlug === 'citizen' ? indexesOf(username) : noPapers(username)
    if (nationalIds.length + passports.length === 0) return undefined
    return database.query<Account>(
      sql`select ${columns} from accounts
        where user_slug = 'citizen' and mobile is null
          and (national_id_index = any(${nationalIds}::bytea[]) or passport_index = any(${passports}::bytea[]))
        order by id limit ${mostHolders}`,
    )
  },

  /** Whether an account of staff or of an agent has the number, proved or waiting for its proof. */
  isStaffMobile: async (mobile: string): Promise<boolean> =>
    (
      await database.query(
        sql`select 1 from accounts where user_slug <> 'citizen' and (mobile = ${mobile} or pending_mobile = ${mobile}) limit 1`,
      )
    ).length > 0,

  /**
   * The accounts behind an address, the newest first: people prove theirs, that of staff is an administrator's word.
   * A family may share one; an address that somebody merely typed at sign-up is nobody's.
   */
  findByEmail: (userSlug: UserSlug, email: string) =>
    database.query<Account>(
      sql`select ${columns} from accounts where user_slug = ${userSlug} and lower(email) = lower(${email})
        and (email_verified_at is not null or user_slug <> 'citizen') order by id desc limit 5`,
    ),

  /**
   * Sets the password of the account as it was judged, and in the same statement ends every other way in. False where
   * the way in changed meanwhile: another password, number or address, or the account is disabled.
   * @param keep the session that continues
   */
  setPassword: async (
    { id, credentialsVersion }: Pick<Account, 'id' | 'credentialsVersion'>,
    passwordHash: string,
    now: Date,
    keep?: string,
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`with changed as (
          update accounts a set password_hash = ${passwordHash}, updated_at = ${now}, ${nextCredentialsSql}
          where a.id = ${id} and a.credentials_version = ${credentialsVersion} and a.status = 'active' returning a.id
        ), ${endWaysInSql({ source: raw('changed'), now, kept: sql`s.id is not distinct from ${keep ?? null}::uuid` })}
        select id from changed`,
    )
    return rows.length === 1
  },

  /** Puts the same password under a hash of another cost; one that was changed meanwhile stays. */
  rehash: (id: string, from: string, to: string) =>
    database.query(
      sql`update accounts set password_hash = ${to} where id = ${id} and password_hash = ${from}`,
    ),

  /**
   * The addresses that are known to be a person's: citizens have proved theirs, and used the number in the last year;
   * those of staff are an administrator's word.
   */
  proofsOf: (id: string, now: Date) =>
    database.one<{ mobile: string | null; email: string | null }>(
      sql`select
          case when (mobile_verified_at is not null and ${isMobileInUseSql(now)}) or user_slug <> 'citizen' then mobile end as mobile,
          case when email_verified_at is not null or user_slug <> 'citizen' then email end as email
        from accounts a where id = ${id}`,
    ),

  /**
   * Whether a code to the number may open the account: it was used in the last year, or there are papers to ask for
   * as well. Also asked for somebody unknown, so that both take the same time.
   */
  isMobileTrusted: async (id: string | undefined, now: Date): Promise<boolean> =>
    (
      await database.query(
        sql`select from accounts a where id = ${id ?? null}::uuid
          and ${isTrustedSql(now)}`,
      )
    ).length === 1,

  /** The number at which a person is reached, if any. Also asked for somebody unknown, so that both take the same time. */
  smsTo: async (id: string | undefined, now: Date) => {
    const found = await database.maybeOne<{ id: string; mobile: string | null }>(
      sql`select a.id, a.mobile from accounts a where a.id = ${id ?? null}::uuid and ${isMobileInUseSql(now)}`,
    )
    return found && numberOf(found)[0]
  },

  /**
   * Notes that a code proved the number of an account as it was judged, where the code alone proves it or papers were
   * asked for as well: it is in use again.
   */
  mobileProved: ({ id, credentialsVersion }: Pick<Account, 'id' | 'credentialsVersion'>, now: Date) =>
    database.query(
      sql`update accounts a set mobile_used_at = ${now} where a.id = ${id} and a.credentials_version = ${credentialsVersion}
        and a.mobile is not null and ${isTrustedSql(now)}`,
    ),

  get: (id: string) => database.one<Account>(sql`select ${columns} from accounts where id = ${id}`),

  /** Staff who may work on a service, by name. */
  caseWorkers: (serviceSlug: string) =>
    database.query<Account>(
      sql`select ${columns} from accounts where ${worksOn([serviceSlug])} order by first_name, last_name, id`,
    ),

  /** Adds an account unless its user name or an identifier is taken; answers whether it did. */
  add: async (account: NewAccount): Promise<boolean> => {
    const rows = await database.query(
      sql`insert into accounts
        (id, user_slug, username, password_hash, first_name, last_name, english_full_name, mobile, email, mobile_is_factor, roles, services,
          language, national_id, national_id_index, passport_number, passport_index)
        values (${account.id}, ${account.userSlug}, ${account.username}, ${account.passwordHash}, ${account.firstName},
          ${account.lastName}, ${account.englishFullName}, ${account.mobile}, ${account.email ?? null}, ${account.mobileIsFactor ?? false}, ${account.roles}, ${account.services},
          ${account.language}, ${account.identity?.nationalId?.sealed ?? null},
          ${account.identity?.nationalId?.index ?? null}, ${account.identity?.passportNumber?.sealed ?? null},
          ${account.identity?.passportNumber?.index ?? null})
        on conflict do nothing
        returning id`,
    )
    return rows.length === 1
  },
})
export type AccountsStore = ReturnType<typeof accountsStore>
