// What the drill of a year asks of and does to the database behind the back of its portal.

import { createDatabase, sql } from '../platform/database/index.ts'
import { eventually } from '../platform/test-patience.ts'

export type Ended = { number: string; status: string; at: Date }

const within = async <Result>(
  url: string,
  ask: (database: ReturnType<typeof createDatabase>) => Promise<Result>,
) => {
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })
  try {
    return await ask(database)
  } finally {
    await database.close()
  }
}

/** Other servers have said until then that they run: the time since is no outage. */
export const beatUntil = (url: string, now: Date) =>
  within(url, database => database.query(sql`update server_heartbeats set beat_at = ${now}`))

/** How much that is over waits to be moved on; what waits for the morning is left out. */
const countWaiting = async (database: ReturnType<typeof createDatabase>, now: Date): Promise<number> => {
  const { count } = await database.one<{ count: number }>(
    sql`select (select count(*) from requests where moves_when_due and due_at < ${now}::timestamptz - interval '9 hours')
      + (select count(*) from closed_times c where not exists (select from closed_time_extensions e
        where e.closed_id = c.id and e.what = 'all')) as count`,
  )
  return Number(count)
}

/** Waits until nothing waits; answers how much does after so many seconds. */
export const waitsAfter = (url: string, now: Date, seconds: number): Promise<number> =>
  within(url, database =>
    eventually(
      () => countWaiting(database, now),
      count => count === 0,
      seconds,
    ),
  )

/** Requests that ended because nobody acted in time, and when. */
export const lapsedIn = (url: string): Promise<Ended[]> =>
  within(url, database =>
    database.query<Ended>(
      sql`select number, status, updated_at as at from requests where status in ('LAPSED', 'EXPIRED')`,
    ),
  )
/** Every number of a request. */
export const numbersIn = (url: string): Promise<string[]> =>
  within(url, async database =>
    (await database.query<{ number: string }>(sql`select number from requests`)).map(({ number }) => number),
  )
