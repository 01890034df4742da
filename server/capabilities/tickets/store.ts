// The SQL of tickets.

import { deleteInBatches, json, type Queries, sql } from '../../platform/database/index.ts'
import { isOfCredentialsSql } from '../accounts/index.ts'

export type Ticket = { hash: Buffer; accountId: string | null; state: Record<string, unknown> }

type New = {
  hash: Buffer
  purpose: string
  accountId: string | null
  /** That the account was judged by; without it, the account's own. */
  credentialsVersion: number | undefined
  state: object
  expiresAt: Date
}

export const ticketsStore = (database: Queries) => ({
  put: ({ hash, purpose, accountId, credentialsVersion, state, expiresAt }: New) =>
    database.query(
      sql`insert into tickets (token_hash, purpose, account_id, credentials_version, state, expires_at)
        values (${hash}, ${purpose}, ${accountId}, coalesce(${credentialsVersion ?? null}::int,
          (select a.credentials_version from accounts a where a.id = ${accountId}::uuid), 0), ${json(state)}, ${expiresAt})
        on conflict (token_hash) do update set state = excluded.state, expires_at = excluded.expires_at,
          credentials_version = excluded.credentials_version`,
    ),

  find: (hash: Buffer, purpose: string, now: Date) =>
    database.maybeOne<Ticket>(
      sql`select t.token_hash as hash, t.account_id as "accountId", t.state from tickets t
        left join accounts a on a.id = t.account_id
        where t.token_hash = ${hash} and t.purpose = ${purpose} and t.expires_at > ${now}
          and (t.account_id is null or ${isOfCredentialsSql('t')})`,
    ),

  keep: (hash: Buffer, state: object) =>
    database.query(sql`update tickets set state = ${json(state)} where token_hash = ${hash}`),

  take: async (hash: Buffer, name: string): Promise<string | undefined> =>
    (
      await database.maybeOne<{ value: string | null }>(
        sql`with kept as (select state from tickets where token_hash = ${hash} for update)
          update tickets set state = tickets.state - ${name}::text from kept where token_hash = ${hash}
          returning kept.state ->> ${name}::text as value`,
      )
    )?.value ?? undefined,

  use: async (hash: Buffer): Promise<boolean> => {
    const rows = await database.query(
      sql`delete from tickets where token_hash = ${hash} returning token_hash`,
    )
    return rows.length === 1
  },

  /**
   * Deletes every other ticket of a person and purpose; answers whether this one is there. All are locked in one order first:
   * of two that do so at once the second one is gone.
   */
  endOthers: async (hash: Buffer, accountId: string, purpose: string): Promise<boolean> => {
    const { isThere } = await database.one<{ isThere: boolean }>(
      sql`with held as materialized (
          select token_hash from tickets where account_id = ${accountId} and purpose = ${purpose}
          order by token_hash for update
        ), own as (select exists (select from held where token_hash = ${hash}) as "isThere"
        ), ended as (
          delete from tickets where token_hash in (select token_hash from held) and token_hash <> ${hash}
            and (select "isThere" from own)
        )
        select "isThere" from own`,
    )
    return isThere
  },
})
export type TicketsStore = ReturnType<typeof ticketsStore>

/** What retention deletes. */
export const ticketDeletes = (database: Queries) => ({
  tickets: (before: Date) => deleteInBatches(database, 'tickets', sql`t.expires_at < ${before}`),
})
