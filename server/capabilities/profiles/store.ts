// The SQL of profiles: what people said of themselves, in the rows of their accounts.

import type { Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import type { IdentityField } from '@bawaba/contract/staff-identity.ts'
import {
  isUniqueViolation,
  json,
  type LockingQueries,
  type Queries,
  raw,
  type Sql,
  sql,
} from '../../platform/database/index.ts'
import { contactColumns } from '../accounts/index.ts'
import { adoptMessagesSql, type UnaddressedMessage } from '../messages/index.ts'
import { listedSql, type Notice, noticeColumns } from '../notifications/index.ts'
import { type ChangeNotices, changeNumber, freeNumber, type NewOwner } from './number-store.ts'
import type { StoredProfile } from './stored-profile.ts'

export type ProfileRow = StoredProfile & {
  id: string
  humanId: number
  userSlug: UserSlug
  username: string
  roles: Role[]
  status: 'invited' | 'active' | 'disabled'
  emailVerifiedAt: Date | null
  identityDocument: IdentityField | null
  identityProvedAt: Date | null
  identityProvider: string | null
  mobileUsedAt: Date
  /** What an administrator typed and the person has not proved. */
  pendingMobile: string | null
  pendingEmail: string | null
  company: string | null
  sector: string | null
  serviceCenter: string | null
  /** Whether the company is the holding company, whose staff have fields of their own. */
  isHolding: boolean
}

const columns = sql`id, human_id as "humanId", user_slug as "userSlug", username, roles, status,
  first_name as "firstName", last_name as "lastName", english_full_name as "englishFullName", ${contactColumns('accounts')}, language,
  pending_mobile as "pendingMobile", pending_email as "pendingEmail", email_verified_at as "emailVerifiedAt",
  identity_document as "identityDocument", identity_proved_at as "identityProvedAt", identity_provider as "identityProvider", photo_id as "photoId", national_id as "nationalId",
  national_id_index as "nationalIdIndex", passport_number as "passportNumber", passport_index as "passportIndex",
  born_on as "bornOn", profile, company, sector, service_center as "serviceCenter",
  coalesce((select c.is_holding from service_centers c where c.code = accounts.company), false) as "isHolding"`

type NewPerson = StoredProfile & {
  id: string
  userSlug: UserSlug
  username: string
  passwordHash: string
  now: Date
  /** The codes of a sign-up went out so long ago at most. */
  signUpLifeMs: number
}

class NotAdded extends Error {}

/** Accounts of citizens that have proved one of these papers; one that was only typed keeps nobody from theirs. */
const provedBySql = ({
  nationalIdIndex,
  passportIndex,
}: Pick<NewPerson, 'nationalIdIndex' | 'passportIndex'>) =>
  sql`select from accounts p where p.user_slug = 'citizen' and
    (p.identity_document = 'nationalId' and p.national_id_index = ${nationalIdIndex}::bytea
      or p.identity_document = 'passportNumber' and p.passport_index = ${passportIndex}::bytea)`

const indexColumns = {
  nationalId: 'national_id_index',
  passportNumber: 'passport_index',
} as const satisfies Record<IdentityField, string>

/** Of the accounts that hold a paper the one that proved it, or all that typed it. */
const holdersSql = (document: IdentityField, indexes: readonly Buffer[]): Sql => {
  const index = (alias: 'a' | 'p') => raw(`${alias}.${indexColumns[document]}`)
  return sql`select a.id from accounts a where a.user_slug = 'citizen' and a.status = 'active' and ${index('a')} = any(${[...indexes]}::bytea[])
    and (a.identity_document = ${document} or not exists (select from accounts p where p.user_slug = 'citizen' and p.status = 'active'
      and p.identity_document = ${document} and ${index('p')} = ${index('a')}))
    order by a.created_at, a.id limit 10`
}

const addPerson = async (queries: Queries, person: NewPerson, welcome: Notice): Promise<boolean> => {
  const notices = sql`select ${noticeColumns(welcome, raw('n.id'))} from added n`
  const rows = await queries.query(
    sql`with added as (insert into accounts (id, user_slug, username, password_hash, first_name, last_name, english_full_name, mobile,
          mobile_verified_at, email, language, national_id, national_id_index, passport_number, passport_index, born_on, profile,
          created_at, updated_at)
        select ${person.id}::uuid, ${person.userSlug}::text, ${person.username}::text, ${person.passwordHash}::text, ${person.firstName}::text,
          ${person.lastName}::text, ${person.englishFullName}::text, ${person.mobile}::text, ${person.now}::timestamptz, ${person.email}::text,
          ${person.language}::text, ${person.nationalId}::text, ${person.nationalIdIndex}::bytea, ${person.passportNumber}::text,
          ${person.passportIndex}::bytea, ${person.bornOn}::date, ${json(person.profile)}::jsonb, ${person.now}::timestamptz, ${person.now}::timestamptz
        where not exists (${provedBySql(person)})
        on conflict do nothing returning id
        ), welcomed as (${listedSql(notices, person.now)}
        ), adopted as (${adoptMessagesSql(raw('added'), person.mobile, new Date(person.now.getTime() - person.signUpLifeMs))})
        select id from added`,
  )
  return rows.length === 1
}

/** Somebody took the number at the same moment. */
const falseWhereTaken = (error: unknown): false => {
  if (isUniqueViolation(error)) return false
  throw error
}

export const profilesStore = (database: LockingQueries) => ({
  find: (id: string) => database.maybeOne<ProfileRow>(sql`select ${columns} from accounts where id = ${id}`),

  /** Adds a person whose mobile is proved, and welcomes them; false where someone has the number or has proved the identifier. */
  add: async (person: NewPerson, welcome: Notice): Promise<boolean> => addPerson(database, person, welcome),

  /**
   * The same for a number that another account has: it leaves that one first if its person has other papers. Both or
   * neither; answers whose it was.
   */
  addInsteadOf: (
    person: NewPerson,
    welcome: Notice,
    notice: UnaddressedMessage,
  ): Promise<{ formerId: string } | undefined> =>
    database
      .transaction(async queries => {
        const [former] = await freeNumber(queries, person, person.now, notice)
        if (!former) return undefined
        // Nothing is freed for a person who cannot be added.
        if (!(await addPerson(queries, person, welcome))) throw new NotAdded()
        return { formerId: former.id }
      })
      .catch(error => {
        if (error instanceof NotAdded) return undefined
        throw error
      }),

  /** Which of a person's answers someone else has, the number or a paper that they have proved, and whose each is. */
  taken: (person: Pick<NewPerson, 'userSlug' | 'username' | 'nationalIdIndex' | 'passportIndex'>) =>
    database.query<{ id: string; field: 'mobile' | 'nationalId' | 'passportNumber' }>(
      sql`select a.id, f.field from accounts a cross join lateral (values ('mobile', a.username = ${person.username}),
          ('nationalId', a.identity_document = 'nationalId' and a.national_id_index = ${person.nationalIdIndex}::bytea),
          ('passportNumber', a.identity_document = 'passportNumber' and a.passport_index = ${person.passportIndex}::bytea)) f(field, is_same)
        where a.user_slug = ${person.userSlug} and (a.username = ${person.username}
          or a.national_id_index = ${person.nationalIdIndex}::bytea or a.passport_index = ${person.passportIndex}::bytea)
          and f.is_same`,
    ),

  /**
   * What one may change oneself, of the answers named and no others: two sections saved at once both stay. The mobile and
   * the e-mail wait for their proofs.
   */
  change: (id: string, stored: StoredProfile, names: readonly string[], now: Date) => {
    const profile = Object.fromEntries(
      Object.entries(stored.profile).filter(([name]) => names.includes(name)),
    )
    const isNamed = (name: string) => sql`${name}::text = any(${[...names]}::text[])`
    return database.query(
      sql`update accounts set
          first_name = case when ${isNamed('firstName')} then ${stored.firstName} else first_name end,
          last_name = case when ${isNamed('lastName')} then ${stored.lastName} else last_name end,
          english_full_name = case when ${isNamed('englishFullName')} then ${stored.englishFullName} else english_full_name end,
          language = case when ${isNamed('language')} then ${stored.language} else language end,
          photo_id = case when ${isNamed('userImage')} then ${stored.photoId}::uuid else photo_id end,
          profile = (profile - ${[...names]}::text[]) || ${json(profile)}::jsonb, updated_at = ${now}
        where id = ${id} and erased_at is null`,
    )
  },

  byNationalId: (index: Buffer) => database.query<{ id: string }>(holdersSql('nationalId', [index])),

  byPassport: (indexes: Buffer[]) => database.query<{ id: string }>(holdersSql('passportNumber', indexes)),

  /** Takes a proved mobile; `username` changes with it where it was the last one. False where someone has it. */
  changeMobile: (
    id: string,
    mobile: string,
    username: string,
    now: Date,
    notices: ChangeNotices = {},
  ): Promise<boolean> =>
    database
      .transaction(queries => changeNumber(queries, { id, mobile, username }, now, notices))
      .catch(falseWhereTaken),

  /**
   * The same for a number that another account has: it leaves that one first if its person has other papers. Both or
   * neither; answers whose it was.
   */
  changeMobileInsteadOf: (
    owner: NewOwner & { mobile: string },
    now: Date,
    notices: ChangeNotices & { freed: UnaddressedMessage },
  ): Promise<{ formerId: string } | undefined> =>
    database
      .transaction(async queries => {
        const [former] = await freeNumber(queries, owner, now, notices.freed)
        if (!former) return undefined
        if (!(await changeNumber(queries, owner, now, notices))) throw new NotAdded()
        return { formerId: former.id }
      })
      .catch(error => {
        if (error instanceof NotAdded || isUniqueViolation(error)) return undefined
        throw error
      }),
})
export type ProfilesStore = ReturnType<typeof profilesStore>
