// All SQL about acting for others.

import type { Company } from '@bawaba/contract/entities/company.ts'
import type { PersonRef, UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type LockingQueries, locked, raw, type Sql, sql } from '../../platform/database/index.ts'
import { type Account, isMobileInUseSql, mobileUsedSql } from '../accounts/index.ts'

export type ActingRecord = {
  id: string
  ownerId: string
  owner: PersonRef
  company: Company | null
  reason: string
  beganAt: Date
  expiresAt: Date
}
export type PastActing = {
  id: string
  person: PersonRef
  userSlug: UserSlug
  company: Company | null
  reason: string
  beganAt: Date
  endedAt: Date
  filed: string[]
}
export type Begun = {
  id: string
  tokenHash: Buffer
  sessionId: string
  actorId: string
  ownerId: string
  company: Company | null
  reason: string
  now: Date
  expiresAt: Date
}
type Known = Pick<
  Account,
  'id' | 'firstName' | 'lastName' | 'englishFullName' | 'mobile' | 'language' | 'username'
>

const ref = (alias: string) =>
  raw(
    `jsonb_build_object('id', ${alias}.id, 'name', ${alias}.first_name || ' ' || ${alias}.last_name, 'englishName', ${alias}.english_full_name)`,
  )
/** The company of a row, as it is answered. */
const companySql = (alias: string) =>
  raw(
    `case when ${alias}.company_name is not null then jsonb_build_object('name', ${alias}.company_name, 'registerNumber', ${alias}.company_register) end as company`,
  )
const known = raw(
  'id, first_name as "firstName", last_name as "lastName", english_full_name as "englishFullName", mobile, language, username',
)
/** Going on at a time: not over, in a session that is not, for a person who is not disabled. */
const isLive = (now: Date): Sql =>
  sql`t.ended_at is null and t.expires_at > ${now} and s.ended_at is null and o.status = 'active'`
const live = (now: Date, which: Sql): Sql =>
  sql`select t.id, t.owner_id as "ownerId", ${ref('o')} as owner, ${companySql('t')}, t.reason, t.began_at as "beganAt", t.expires_at as "expiresAt"
    from actings t join sessions s on s.id = t.session_id join accounts o on o.id = t.owner_id
    where ${isLive(now)} and ${which}`

/** Rows of a page; one more is read, which says that there is another. */
export const pageSize = 50

export const actingStore = (database: LockingQueries) => {
  /** Newest first; the other person is the owner for who acted, and the actor for whom it was done. */
  const past = (mine: Sql, other: 'owner_id' | 'actor_id', after: string | undefined) =>
    database.query<PastActing>(
      sql`select t.id, ${ref('p')} as person, p.user_slug as "userSlug", ${companySql('t')}, t.reason, t.began_at as "beganAt",
          least(t.ended_at, s.ended_at, t.expires_at) as "endedAt",
          array(select r.number from requests r
            where r.filed_by = t.actor_id and r.owner_id = t.owner_id and r.created_at >= t.began_at
              and r.created_at <= least(t.ended_at, s.ended_at, t.expires_at)
            order by r.id) as filed
        from actings t join sessions s on s.id = t.session_id join accounts p on p.id = t.${raw(other)}
        where ${mine} and ${after === undefined ? raw('true') : sql`t.id < ${after}::uuid`}
        order by t.id desc limit ${pageSize + 1}`,
    )

  return {
    /**
     * Begins one and ends what the session had before, in one statement: a session acts for one person at a time. Who
     * gave the code has used their number.
     */
    begin: (acting: Begun) =>
      locked(database, `acting in ${acting.sessionId}`, queries =>
        queries.query(
          sql`with ended as (
            update actings set ended_at = ${acting.now} where session_id = ${acting.sessionId} and ended_at is null
          ), owner as (select ${acting.ownerId}::uuid as account_id
          ), used as (${mobileUsedSql(raw('owner'), acting.now)}
          )
          insert into actings (id, token_hash, session_id, actor_id, owner_id, company_name, company_register, reason, began_at,
            expires_at)
          values (${acting.id}, ${acting.tokenHash}, ${acting.sessionId}, ${acting.actorId}, ${acting.ownerId},
            ${acting.company?.name ?? null}, ${acting.company?.registerNumber ?? null}, ${acting.reason}, ${acting.now}, ${acting.expiresAt})`,
        ),
      ),

    findByToken: (sessionId: string, tokenHash: Buffer, now: Date) =>
      database.maybeOne<ActingRecord>(
        live(now, sql`t.session_id = ${sessionId} and t.token_hash = ${tokenHash}`),
      ),

    findById: (sessionId: string, id: string, now: Date) =>
      database.maybeOne<ActingRecord>(live(now, sql`t.session_id = ${sessionId} and t.id::text = ${id}`)),

    current: (sessionId: string, now: Date) =>
      database.maybeOne<ActingRecord>(live(now, sql`t.session_id = ${sessionId}`)),

    /** Ends what the session has; answers what that was. */
    end: async (sessionId: string, now: Date): Promise<{ id: string; ownerId: string }[]> =>
      database.query<{ id: string; ownerId: string }>(
        sql`update actings set ended_at = ${now} where session_id = ${sessionId} and ended_at is null
          returning id, owner_id as "ownerId"`,
      ),

    ofActor: (actorId: string, after: string | undefined) =>
      past(sql`t.actor_id = ${actorId}`, 'owner_id', after),
    ofOwner: (ownerId: string, after: string | undefined) =>
      past(sql`t.owner_id = ${ownerId}`, 'actor_id', after),

    filedBy: (actorId: string, after: string | undefined) =>
      database.query<{
        id: string
        ID: string
        serviceLabel: Text
        owner: PersonRef
        company: Company | null
        createdAt: Date
      }>(
        sql`select r.id, r.number as "ID", ${ref('o')} as owner, ${companySql('r')}, r.created_at as "createdAt",
            jsonb_build_object(
              'ar', coalesce(v.definition -> 'translations' -> 'ar' ->> (v.definition ->> 'serviceLabel'), r.service_slug),
              'en', coalesce(v.definition -> 'translations' -> 'en' ->> (v.definition ->> 'serviceLabel'), r.service_slug)
            ) as "serviceLabel"
          from requests r join accounts o on o.id = r.owner_id join services s on s.slug = r.service_slug
            left join service_versions v on v.service_id = s.id and v.version = r.version
          where r.filed_by = ${actorId} and r.owner_id <> r.filed_by
            and ${after === undefined ? raw('true') : sql`r.id < ${after}::uuid`}
          order by r.id desc limit ${pageSize + 1}`,
      ),

    /** Citizens who may be acted for, by a number: those whom it is. */
    /** Those whose number it is still: one that was not used for a year may have passed to another person. */
    citizensByMobile: (mobile: string, now: Date) =>
      database.query<Known>(
        sql`select ${known} from accounts a where user_slug = 'citizen' and status = 'active' and mobile = ${mobile}
          and ${isMobileInUseSql(now)}
          order by created_at, id limit 2`,
      ),

    findCitizen: (id: string) =>
      database.maybeOne<Known>(
        sql`select ${known} from accounts where user_slug = 'citizen' and status = 'active' and id = ${id}::uuid`,
      ),
  }
}
export type ActingStore = ReturnType<typeof actingStore>
