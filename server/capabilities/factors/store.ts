// All SQL about factors and recovery codes. What may happen once is one statement that says so.

import { isUniqueViolation, type LockingQueries, locked, sql } from '../../platform/database/index.ts'
import { type Account, isMobileInUseSql } from '../accounts/index.ts'

export type EnrolledFactor = {
  id: string
  accountId: string
  kind: 'totp' | 'webauthn'
  name: string
  secret: string | null
  credentialId: string | null
  publicKey: Uint8Array<ArrayBuffer> | null
  counter: number | null
  transports: string[] | null
  createdAt: Date
  lastUsedAt: Date | null
}
type New = Pick<EnrolledFactor, 'id' | 'accountId' | 'kind' | 'name'> & {
  /** Of the account that was judged. */
  credentialsVersion: number
  now: Date
  secret?: string
  lastStep?: number
  credentialId?: string
  publicKey?: Uint8Array
  counter?: number
  transports?: string[]
}

const columns = sql`id, account_id as "accountId", kind, name, secret, credential_id as "credentialId",
  public_key as "publicKey", counter::float8 as counter, transports, created_at as "createdAt",
  last_used_at as "lastUsedAt"`

export const factorsStore = (database: LockingQueries) => ({
  of: (accountId: string) =>
    database.query<EnrolledFactor>(
      sql`select ${columns} from factors where account_id = ${accountId} order by id`,
    ),

  byCredential: (credentialId: string) =>
    database.maybeOne<EnrolledFactor>(
      sql`select ${columns} from factors where credential_id = ${credentialId}`,
    ),

  /** `changed` where the account's credentials did since it was judged, `taken` where somebody has the key already. */
  add: async (factor: New): Promise<'added' | 'changed' | 'taken'> => {
    const adding = database.transaction(queries =>
      queries.query(
        sql`insert into factors (id, account_id, kind, name, secret, last_step, credential_id, public_key, counter,
          transports, created_at)
        select ${factor.id}, a.id, ${factor.kind}, ${factor.name}, ${factor.secret ?? null},
          ${factor.lastStep ?? null}::bigint, ${factor.credentialId ?? null},
          ${factor.publicKey ? Buffer.from(factor.publicKey) : null}::bytea, ${factor.counter ?? null}::bigint,
          ${factor.transports ?? null}::text[], ${factor.now}::timestamptz
        from accounts a where a.id = ${factor.accountId} and a.credentials_version = ${factor.credentialsVersion}
        for share
        returning id`,
      ),
    )
    return adding.then(
      rows => (rows.length === 1 ? 'added' : 'changed'),
      error => {
        if (isUniqueViolation(error)) return 'taken'
        throw error
      },
    )
  },

  /**
   * Removes a factor (`mobile`: the code by SMS), unless it is the last one that leads in and one is needed: a number that
   * was not used for a year leads nowhere. Everything that counts is
   * locked before it is counted: of two removals at once the second one counts what the first has left. Without any factor
   * the recovery codes lead nowhere and go too.
   */
  remove: async (
    accountId: string,
    id: string,
    isNeeded: boolean,
    now: Date,
  ): Promise<'removed' | 'last' | 'none'> => {
    const { removed, isThere } = await database.one<{ removed: boolean; isThere: boolean }>(
      sql`with person as materialized (
          select a.mobile_is_factor, ${isMobileInUseSql(now)} as leads from accounts a where a.id = ${accountId} for update
        ), held as materialized (
          select id::text from factors where account_id = ${accountId} order by id for update
        ), present as materialized (
          select id, true as leads from held union all select 'mobile', leads from person where mobile_is_factor
        ), chosen as materialized (
          select p.id from present p where p.id = ${id}
            and (exists (select from present o where o.id <> p.id and o.leads) or not ${isNeeded}::boolean)
        ), gone as (
          delete from factors f using chosen c where f.account_id = ${accountId} and f.id::text = c.id
        ), off as (
          update accounts set mobile_is_factor = false where id = ${accountId} and 'mobile' in (select id from chosen)
        ), codes as (
          delete from recovery_codes where account_id = ${accountId}
            and exists (select from chosen) and (select count(*) from present) = 1
        )
        select exists (select from chosen) as removed, exists (select from present where id = ${id}) as "isThere"`,
    )
    return removed ? 'removed' : isThere ? 'last' : 'none'
  },

  /** Takes a half minute of an authenticator app; false where it, or a later one, was used before. */
  useStep: async (id: string, step: number, now: Date): Promise<boolean> =>
    (
      await database.query(
        sql`update factors set last_step = ${step}, last_used_at = ${now}
          where id = ${id} and coalesce(last_step, 0) < ${step} returning id`,
      )
    ).length === 1,

  /** Takes a key's counter; false where it went back, which a copied key does. Keys that do not count tell 0. */
  useCounter: async (id: string, counter: number, now: Date): Promise<boolean> =>
    (
      await database.query(
        sql`update factors set counter = ${counter}, last_used_at = ${now}
          where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`,
      )
    ).length === 1,

  /** False where the account's credentials, its number among them, changed since it was judged. */
  addMobile: async ({
    id,
    credentialsVersion,
  }: Pick<Account, 'id' | 'credentialsVersion'>): Promise<boolean> =>
    (
      await database.query(
        sql`update accounts set mobile_is_factor = true
          where id = ${id} and credentials_version = ${credentialsVersion} returning id`,
      )
    ).length === 1,

  /** Puts new recovery codes in the place of the former; of two who do so at once the later ones are good. */
  putRecovery: (accountId: string, hashes: Buffer[]) =>
    locked(database, `recovery codes of ${accountId}`, queries =>
      queries.query(
        sql`with former as (
          delete from recovery_codes where account_id = ${accountId} and not code_hash = any(${hashes}::bytea[])
        )
        insert into recovery_codes (account_id, code_hash) select ${accountId}, unnest(${hashes}::bytea[])`,
      ),
    ),

  useRecovery: async (accountId: string, hash: Buffer, now: Date): Promise<boolean> =>
    (
      await database.query(
        sql`update recovery_codes set used_at = ${now}
          where account_id = ${accountId} and code_hash = ${hash} and used_at is null returning account_id`,
      )
    ).length === 1,

  recoveryLeft: async (accountId: string): Promise<number> =>
    (
      await database.one<{ left: number }>(
        sql`select count(*)::int as left from recovery_codes where account_id = ${accountId} and used_at is null`,
      )
    ).left,
})
export type FactorsStore = ReturnType<typeof factorsStore>
