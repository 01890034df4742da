// The SQL of tickets.

import { deleteInBatches, json, type Queries, sql } from '../../platform/database/index.ts'

export type Ticket = { hash: Buffer; accountId: string | null; state: Record<string, unknown> }

type New = { hash: Buffer; purpose: string; accountId: string | null; state: object; expiresAt: Date }

export const ticketsStore = (database: Queries) => ({
  put: ({ hash, purpose, accountId, state, expiresAt }: New) =>
    database.query(
      sql`insert into tickets (token_hash, purpose, account_id, state, expires_at)
        values (${hash}, ${purpose}, ${accountId}, ${json(state)}, ${expiresAt})
        on conflict (token_hash) do update set state = excluded.state, expires_at = excluded.expires_at`,
    ),

  find: (hash: Buffer, purpose: string, now: Date) =>
    database.maybeOne<Ticket>(
      sql`select token_hash as hash, account_id as "accountId", state from tickets
        where token_hash = ${hash} and purpose = ${purpose} and expires_at > ${now}`,
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
