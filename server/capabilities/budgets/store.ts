// The SQL of budgets.

import { deleteInBatches, type Queries, sql } from '../../platform/database/index.ts'

export type WantedBudget = { subject: string; limit: number; windowEndsAt: Date }

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

  /**
   * Takes one of each, all or none; answers the budgets that are used up. Their rows are locked in the order of their
   * names, so that two takings wait for each other and never both ways.
   */
  takeAll: async (
    wanted: readonly WantedBudget[],
    now: Date,
  ): Promise<{ subject: string; endsAt: Date }[]> => {
    const subjects = wanted.map(({ subject }) => subject)
    const ends = wanted.map(({ windowEndsAt }) => windowEndsAt)
    const take = () =>
      database.one<{ isKnown: boolean; full: { subject: string; endsAt: string }[] }>(
        sql`with wanted as (
            select * from unnest(${subjects}::text[], ${wanted.map(({ limit }) => limit)}::int[], ${ends}::timestamptz[])
              as w (subject, most, ends_at)
          ), held as materialized (
            select b.subject, b.taken, b.window_ends_at from budgets b where b.subject = any(${subjects}::text[])
            order by b.subject for update
          ), refused as materialized (
            select h.subject, h.window_ends_at from held h join wanted w using (subject)
            where h.window_ends_at > ${now}::timestamptz and h.taken >= w.most
          ), known as materialized (
            select count(*) = ${subjects.length}::int as all from held
          ), taken as (
            update budgets b set taken = case when b.window_ends_at <= ${now}::timestamptz then 1 else b.taken + 1 end,
              window_ends_at = case when b.window_ends_at <= ${now}::timestamptz then w.ends_at else b.window_ends_at end
            from wanted w where w.subject = b.subject and not exists (select from refused) and (select k.all from known k)
          )
          select (select k.all from known k) as "isKnown", coalesce((select jsonb_agg(jsonb_build_object('subject', subject,
            'endsAt', window_ends_at)) from refused), '[]') as full`,
      )
    const first = await take()
    const isToAdd = !first.isKnown && first.full.length === 0
    if (isToAdd)
      // A budget that nobody has used: its window is over, so that adding the row takes nothing.
      await database.query(
        sql`insert into budgets (subject, taken, window_ends_at)
          select subject, 0, ${now}::timestamptz from unnest(${[...subjects].sort()}::text[]) as w (subject)
          on conflict do nothing`,
      )
    const { full } = isToAdd ? await take() : first
    return full.map(({ subject, endsAt }) => ({ subject, endsAt: new Date(endsAt) }))
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
