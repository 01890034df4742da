// All SQL about sessions and the budget of failed sign-ins.

import type { Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import { type Queries, sql } from '../../platform/database/index.ts'

export type LiveSession = {
  sessionId: string
  csrfToken: string
  createdAt: Date
  lastActiveAt: Date
  accountId: string
  userSlug: UserSlug
  roles: Role[]
  services: string[]
}

export const sessionsStore = (database: Queries) => ({
  add: (session: {
    id: string
    tokenHash: Buffer
    csrfToken: string
    accountId: string
    device: string
    now: Date
  }) =>
    database.query(
      sql`insert into sessions (id, token_hash, csrf_token, account_id, device, created_at, last_active_at)
        values (${session.id}, ${session.tokenHash}, ${session.csrfToken}, ${session.accountId}, ${session.device},
          ${session.now}, ${session.now})`,
    ),

  /** The session behind a token with its person's rights as they are now; not one that ended or whose person is off. */
  find: (tokenHash: Buffer) =>
    database.maybeOne<LiveSession>(
      sql`select s.id as "sessionId", s.csrf_token as "csrfToken", s.created_at as "createdAt",
          s.last_active_at as "lastActiveAt", a.id as "accountId", a.user_slug as "userSlug", a.roles, a.services
        from sessions s join accounts a on a.id = s.account_id
        where s.token_hash = ${tokenHash} and s.ended_at is null and a.status = 'active'`,
    ),

  /** Moves the idle clock; never back, and never for an ended session. */
  touch: (id: string, at: Date) =>
    database.maybeOne<{ createdAt: Date; lastActiveAt: Date }>(
      sql`update sessions set last_active_at = greatest(last_active_at, ${at}) where id = ${id} and ended_at is null
        returning created_at as "createdAt", last_active_at as "lastActiveAt"`,
    ),

  end: (id: string, now: Date) =>
    database.query(sql`update sessions set ended_at = ${now} where id = ${id} and ended_at is null`),

  /**
   * Takes one try from the budget of an account, all processes together: one statement, so that parallel tries
   * cannot pass the limit. Answers undefined when it was admitted, else when the window ends.
   */
  takeTry: async (
    subject: string,
    limit: number,
    now: Date,
    windowEndsAt: Date,
  ): Promise<Date | undefined> => {
    const [taken] = await database.query(
      sql`insert into sign_in_budgets as b (subject, attempts, window_ends_at) values (${subject}, 1, ${windowEndsAt})
        on conflict (subject) do update set
          attempts = case when b.window_ends_at <= ${now} then 1 else b.attempts + 1 end,
          window_ends_at = case when b.window_ends_at <= ${now} then ${windowEndsAt} else b.window_ends_at end
        where b.window_ends_at <= ${now} or b.attempts < ${limit}
        returning b.attempts`,
    )
    if (taken) return undefined
    const { endsAt } = await database.one<{ endsAt: Date }>(
      sql`select window_ends_at as "endsAt" from sign_in_budgets where subject = ${subject}`,
    )
    return endsAt
  },

  /** A right password gives the budget back. */
  forgetTries: (subject: string) =>
    database.query(sql`delete from sign_in_budgets where subject = ${subject}`),
})
export type SessionsStore = ReturnType<typeof sessionsStore>
