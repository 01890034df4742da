// The SQL of the demo outbox.

import { type Queries, raw, sql } from '../../platform/database/index.ts'
import { endWaysInSql, nextCredentialsSql } from '../accounts/index.ts'

export type OutboxRow = {
  to: string
  channel: string
  subject: string | null
  text: string
  code: string | null
  at: Date
}

type Named = { userSlug: string; username: string }
const named = (people: readonly Named[]) =>
  sql`(user_slug, username) in (select * from unnest(${people.map(({ userSlug }) => userSlug)}::text[],
    ${people.map(({ username }) => username)}::text[]))`

export const demoPeopleStore = (database: Queries) => ({
  /**
   * Marks the people of a demo. Those that a start outside demo mode has disabled can sign in again; those that an
   * administrator has disabled cannot.
   */
  mark: (people: readonly Named[]) =>
    database.query(
      sql`update accounts set is_demo = true, disabled_by_start = false,
          status = case when status = 'disabled' and disabled_by_start then 'active' else status end
        where ${named(people)} and (not is_demo or disabled_by_start)`,
    ),

  /** Accounts that are marked, or have the name of one of these people, and are not disabled. */
  enabled: (people: readonly Named[]) =>
    database.query<{
      id: string
      userSlug: string
      username: string
      passwordHash: string | null
      isDemo: boolean
    }>(
      sql`select id, user_slug as "userSlug", username, password_hash as "passwordHash", is_demo as "isDemo"
        from accounts where (is_demo or ${named(people)}) and status <> 'disabled' order by id`,
    ),

  /** Disables an account and ends its sessions; answers whether it did. */
  disable: async (id: string, now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`with off as (
          update accounts a
          set is_demo = true, disabled_by_start = true, status = 'disabled', updated_at = ${now}, ${nextCredentialsSql}
          where a.id = ${id} and a.status <> 'disabled' returning a.id
        ), ${endWaysInSql({ source: raw('off'), now })}
        select id from off`,
    )
    return rows.length > 0
  },

  /** The demo citizens have proved the numbers they begin with: a provider that vouches for one leads to its account. */
  proveMobiles: (people: readonly { username: string; mobile: string }[]) =>
    database.query(
      sql`update accounts set mobile_verified_at = created_at
        where user_slug = 'citizen' and mobile_verified_at is null and (username, mobile) in (select * from
          unnest(${people.map(({ username }) => username)}::text[], ${people.map(({ mobile }) => mobile)}::text[]))`,
    ),
})

export type DemoPeopleStore = ReturnType<typeof demoPeopleStore>

export const outboxStore = (database: Queries) => ({
  /** The newest hundred messages, to one recipient or to all. */
  newest: (recipient: string | undefined) =>
    database.query<OutboxRow>(
      sql`select recipient as "to", channel, subject, body as text, code, created_at as at from messages
        where ${recipient === undefined ? raw('true') : sql`recipient = ${recipient}`}
        order by created_at desc, id desc limit 100`,
    ),
})
export type OutboxStore = ReturnType<typeof outboxStore>
