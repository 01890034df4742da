// The SQL of identities and of sign-ins that are under way.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { type Database, deleteInBatches, type Queries, sql } from '../../platform/database/index.ts'
import { isMobileInUseSql } from '../accounts/index.ts'

export type Leaving = {
  stateHash: Buffer
  browserHash: Buffer
  provider: string
  userSlug: UserSlug
  nonce: string
  verifier: string
  redirectUrl: string
  accountId: string | undefined
  isFresh: boolean
  expiresAt: Date
}
export type Returned = Pick<Leaving, 'provider' | 'nonce' | 'verifier' | 'isFresh'> & {
  accountId: string | null
  /** Of the account when the person left; null for a sign-in. */
  credentialsVersion: number | null
}
export type Identity = { id: string; provider: string; linkedAt: Date; lastUsedAt: Date | null }
type Person = { issuer: string; subject: string; userSlug: UserSlug }
export type NewIdentity = Person & { id: string; accountId: string; provider: string; now: Date }
export type ProvedAddresses = {
  mobile: string | null
  email: string | null
  nationalIdIndex: Buffer | null
}
export type ProvedAccount = { id: string; credentialsVersion: number }
export type NewAccount = {
  username: string
  firstName: string
  lastName: string
  mobile: string | null
  email: string | null
  language: string
}

export const externalStore = (database: Pick<Database, 'query' | 'one' | 'maybeOne' | 'transaction'>) => ({
  leave: (leaving: Leaving) =>
    database.query(
      sql`insert into external_sign_ins (state_hash, browser_hash, provider, user_slug, nonce, verifier, redirect_url,
          account_id, credentials_version, is_fresh, expires_at)
        values (${leaving.stateHash}, ${leaving.browserHash}, ${leaving.provider}, ${leaving.userSlug}, ${leaving.nonce},
          ${leaving.verifier}, ${leaving.redirectUrl}, ${leaving.accountId ?? null},
          (select credentials_version from accounts where id = ${leaving.accountId ?? null}::uuid), ${leaving.isFresh}, ${leaving.expiresAt})`,
    ),

  /** Takes a state once, for the browser, the slug and the address it left with; anyone else leaves it untouched. */
  comeBack: (
    leaving: Pick<Leaving, 'stateHash' | 'browserHash' | 'userSlug' | 'redirectUrl'>,
    now: Date,
  ): Promise<Returned | undefined> =>
    database.maybeOne<Returned>(
      sql`update external_sign_ins set used_at = ${now}
        where state_hash = ${leaving.stateHash} and browser_hash = ${leaving.browserHash}
          and user_slug = ${leaving.userSlug} and redirect_url = ${leaving.redirectUrl}
          and used_at is null and expires_at > ${now}
        returning provider, nonce, verifier, account_id as "accountId", is_fresh as "isFresh",
          credentials_version as "credentialsVersion"`,
    ),

  /** The account that an identity opens. */
  use: async ({ issuer, subject, userSlug }: Person, now: Date): Promise<string | undefined> => {
    const row = await database.maybeOne<{ accountId: string }>(
      sql`update identities set last_used_at = ${now}
        where issuer = ${issuer} and subject = ${subject} and user_slug = ${userSlug}
        returning account_id as "accountId"`,
    )
    return row?.accountId
  },

  /**
   * Accounts that have proved one of these addresses. A number passes from person to person: it stands for an account
   * with papers only with the national ID of that account, and a national ID of another never.
   */
  proved: (
    userSlug: UserSlug,
    { mobile, email, nationalIdIndex }: ProvedAddresses,
    now: Date,
  ): Promise<ProvedAccount[]> =>
    database.query<ProvedAccount>(
      sql`select a.id, a.credentials_version as "credentialsVersion" from accounts a where user_slug = ${userSlug} and status = 'active'
          and mobile = ${mobile}::text and mobile_verified_at is not null and ${isMobileInUseSql(now)}
          and (national_id_index = ${nationalIdIndex}::bytea
            or num_nonnulls(national_id_index, passport_index) = 0)
        union
        select id, credentials_version from accounts where user_slug = ${userSlug} and status = 'active'
          and lower(email) = lower(${email}::text) and email_verified_at is not null
          and (national_id_index <> ${nationalIdIndex}::bytea) is not true`,
    ),

  /**
   * Adds an identity; where it is linked already, nothing is changed. Answers whose it is; nothing where the account's
   * ways in were changed since `credentialsVersion`.
   */
  link: async (identity: NewIdentity, credentialsVersion: number): Promise<string | undefined> => {
    const row = await database.maybeOne<{ accountId: string }>(
      sql`insert into identities as i (id, account_id, user_slug, provider, issuer, subject, linked_at, last_used_at)
        select ${identity.id}, a.id, ${identity.userSlug}, ${identity.provider}, ${identity.issuer},
          ${identity.subject}, ${identity.now}::timestamptz, ${identity.now}::timestamptz
        from accounts a where a.id = ${identity.accountId} and a.credentials_version = ${credentialsVersion}
          and a.status = 'active' for update
        on conflict (issuer, subject, user_slug) do update set last_used_at = i.last_used_at
        returning account_id as "accountId"`,
    )
    return row?.accountId
  },

  /** Makes an account without a password and its identity together; false where the user name is taken. */
  register: async (account: NewAccount, identity: NewIdentity): Promise<boolean> => {
    const rows = await database.query(
      sql`with account as (
          insert into accounts (id, user_slug, username, first_name, last_name, mobile, mobile_verified_at, email,
            email_verified_at, language)
          values (${identity.accountId}, ${identity.userSlug}, ${account.username}, ${account.firstName},
            ${account.lastName}, ${account.mobile}, ${account.mobile === null ? null : identity.now}, ${account.email},
            ${account.email === null ? null : identity.now}, ${account.language})
          on conflict (user_slug, username) do nothing returning id
        )
        insert into identities (id, account_id, user_slug, provider, issuer, subject, linked_at, last_used_at)
        select ${identity.id}, id, ${identity.userSlug}, ${identity.provider}, ${identity.issuer}, ${identity.subject},
          ${identity.now}, ${identity.now} from account
        returning id`,
    )
    return rows.length === 1
  },

  of: (accountId: string) =>
    database.query<Identity>(
      sql`select id, provider, linked_at as "linkedAt", last_used_at as "lastUsedAt" from identities
        where account_id = ${accountId} order by linked_at, id`,
    ),

  /**
   * Removes one of an account's identities, unless the account has no password and no other one. The account is held
   * meanwhile: of two removals at once one sees what the other has left.
   */
  remove: (accountId: string, id: string): Promise<'removed' | 'last' | 'unknown'> =>
    database.transaction(async queries => {
      const { hasPassword } = await queries.one<{ hasPassword: boolean }>(
        sql`select password_hash is not null as "hasPassword" from accounts where id = ${accountId} for update`,
      )
      const own = await queries.query<{ id: string }>(
        sql`select id from identities where account_id = ${accountId}`,
      )
      if (!own.some(identity => identity.id === id)) return 'unknown'
      if (!hasPassword && own.length === 1) return 'last'
      await queries.query(sql`delete from identities where id = ${id} and account_id = ${accountId}`)
      return 'removed'
    }),
})
export type ExternalStore = ReturnType<typeof externalStore>

/** What retention deletes. */
export const externalDeletes = (database: Queries) => ({
  externalSignIns: (before: Date) =>
    deleteInBatches(database, 'external_sign_ins', sql`t.expires_at < ${before}`),
})
