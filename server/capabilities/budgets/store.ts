// The SQL of budgets.

import { deleteInBatches, type Queries, sql } from '../../platform/database/index.ts'

export const budgetsStore = (database: Queries) => ({
  /**
   * Takes one try: one statement, so that parallel tries of all processes cannot pass the limit. Answers undefined
   * when it was admitted, else when the window ends.
   */
  take: async (subject: string, limit: number, now: Date, windowEndsAt: Date): Promise<Date | undefined> => {
    const [used] = await database.query(
      sql`insert into budgets as b (subject, taken, window_ends_at) values (${subject}, 1, ${windowEndsAt})
        on conflict (subject) do update set
          taken = case when b.window_ends_at <= ${now} then 1 else b.taken + 1 end,
          window_ends_at = case when b.window_ends_at <= ${now} then ${windowEndsAt} else b.window_ends_at end
        where b.window_ends_at <= ${now} or b.taken < ${limit}
        returning b.taken`,
    )
    if (used) return undefined
    const row = await database.maybeOne<{ endsAt: Date }>(
      sql`select window_ends_at as "endsAt" from budgets where subject = ${subject}`,
    )
    // Given back in between: the window is over.
    return row?.endsAt ?? now
  },

  taken: async (subject: string, now: Date): Promise<number> =>
    (
      await database.maybeOne<{ taken: number }>(
        sql`select taken from budgets where subject = ${subject} and window_ends_at > ${now}`,
      )
    )?.taken ?? 0,

  giveBack: (subject: string) =>
    database.query(sql`update budgets set taken = taken - 1 where subject = ${subject} and taken > 0`),

  forget: (subject: string) => database.query(sql`delete from budgets where subject = ${subject}`),
})
export type BudgetsStore = ReturnType<typeof budgetsStore>

/** What retention deletes. */
export const budgetDeletes = (database: Queries) => ({
  budgets: (before: Date) => deleteInBatches(database, 'budgets', sql`t.window_ends_at < ${before}`),
})
