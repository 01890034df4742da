// All SQL about sessions.

import type { Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import { deleteInBatches, type Queries, raw, sql } from '../../platform/database/index.ts'
import { isOfCredentialsSql, mobileUsedSql, selectedLabelsSql } from '../accounts/index.ts'
import { notUnderHold } from '../retention/index.ts'

export type LiveSession = {
  sessionId: string
  csrfToken: string
  createdAt: Date
  lastActiveAt: Date
  provedAt: Date
  accountId: string
  userSlug: UserSlug
  roles: Role[]
  services: string[]
  teams: string[]
  serviceCenter: string | null
  selectedLabels: string[]
}

export type DeviceRow = {
  id: string
  device: string
  agent: string | null
  createdAt: Date
  lastActiveAt: Date
}

export const sessionsStore = (database: Queries) => ({
  /** Adds a session for an account as it was judged; false where its credentials changed meanwhile. */
  add: async (session: {
    id: string
    tokenHash: Buffer
    csrfToken: string
    accountId: string
    credentialsVersion: number
    device: string
    agent: string | undefined
    now: Date
    /** When the person proved themselves for what needs a fresh proof. */
    provedAt: Date
  }): Promise<boolean> => {
    const rows = await database.query(
      sql`with added as (insert into sessions (id, token_hash, csrf_token, account_id, credentials_version, device, agent, created_at, last_active_at, proved_at)
        select ${session.id}, ${session.tokenHash}, ${session.csrfToken}, a.id, a.credentials_version, ${session.device},
          ${session.agent ?? null}, ${session.now}::timestamptz, ${session.now}::timestamptz, ${session.provedAt}::timestamptz
        from accounts a where a.id = ${session.accountId} and a.status = 'active'
          and a.credentials_version = ${session.credentialsVersion}
        returning id, account_id
        ), used as (${mobileUsedSql(raw('added'), session.now)}
        )
        select id from added`,
    )
    return rows.length === 1
  },

  /** The session behind a token with its person's rights as they are now; not one that ended or whose person is off. */
  find: (tokenHash: Buffer) =>
    database.maybeOne<LiveSession>(
      sql`select s.id as "sessionId", s.csrf_token as "csrfToken", s.created_at as "createdAt",
          s.last_active_at as "lastActiveAt", s.proved_at as "provedAt", a.id as "accountId", a.user_slug as "userSlug", a.roles, a.services, a.teams, a.service_center as "serviceCenter",
          ${selectedLabelsSql('a')} as "selectedLabels"
        from sessions s join accounts a on a.id = s.account_id
        where s.token_hash = ${tokenHash} and s.ended_at is null and a.status = 'active'
          and ${isOfCredentialsSql('s')}`,
    ),

  /** Moves the idle clock; never back, and never for an ended session. */
  touch: (id: string, at: Date) =>
    database.maybeOne<{ createdAt: Date; lastActiveAt: Date }>(
      sql`update sessions set last_active_at = greatest(last_active_at, ${at}) where id = ${id} and ended_at is null
        returning created_at as "createdAt", last_active_at as "lastActiveAt"`,
    ),

  /** The person has proved themselves anew. */
  prove: (id: string, now: Date) =>
    database.query(sql`update sessions set proved_at = ${now} where id = ${id} and ended_at is null`),

  /** Live sessions of a person, the last used first. */
  of: (accountId: string, activeSince: Date, createdSince: Date) =>
    database.query<DeviceRow>(
      sql`select id, device, agent, created_at as "createdAt", last_active_at as "lastActiveAt" from sessions
        where account_id = ${accountId} and ended_at is null and last_active_at > ${activeSince}
          and created_at > ${createdSince}
          and credentials_version = (select a.credentials_version from accounts a where a.id = account_id)
        order by last_active_at desc, id limit 100`,
    ),

  /** Ends a person's own session; false where it is none of theirs. */
  endOne: async (accountId: string, id: string, now: Date): Promise<boolean> =>
    (
      await database.query(
        sql`update sessions set ended_at = ${now}
          where id::text = ${id} and account_id = ${accountId} and ended_at is null returning id`,
      )
    ).length === 1,

  /** Ends every session of a person but one. */
  endOthers: (accountId: string, exceptId: string | undefined, now: Date) =>
    database.query(
      sql`update sessions set ended_at = ${now}
        where account_id = ${accountId} and ended_at is null and id is distinct from ${exceptId ?? null}::uuid`,
    ),

  isKnownDevice: async (accountId: string | undefined, hash: Buffer): Promise<boolean> =>
    (
      await database.query(
        sql`select from known_devices where account_id = ${accountId ?? null}::uuid and token_hash = ${hash}`,
      )
    ).length === 1,

  knowDevice: (accountId: string, hash: Buffer, now: Date) =>
    database.query(
      sql`insert into known_devices (account_id, token_hash, last_used_at) values (${accountId}, ${hash}, ${now})
        on conflict (account_id, token_hash) do update set last_used_at = excluded.last_used_at`,
    ),

  end: (id: string, now: Date) =>
    database.query(sql`update sessions set ended_at = ${now} where id = ${id} and ended_at is null`),
})
export type SessionsStore = ReturnType<typeof sessionsStore>

/** What retention deletes. */
export const sessionDeletes = (database: Queries) => ({
  // Whoever acted for somebody did so in a session: that one stays with what is told of it.
  sessions: (before: Date) =>
    deleteInBatches(
      database,
      'sessions',
      sql`coalesce(t.ended_at, t.last_active_at + interval '1 day') < ${before}
        and not exists (select from actings a where a.session_id = t.id) and ${notUnderHold('t.account_id')}`,
    ),
  knownDevices: (before: Date) =>
    deleteInBatches(
      database,
      'known_devices',
      sql`t.last_used_at < ${before} and ${notUnderHold('t.account_id')}`,
    ),
})
