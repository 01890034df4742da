// The SQL of the line of messages that are due. A round looks at the front of each lane alone, so that it takes no longer
// with 50,000 messages in line.

import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'

/** Codes and links leave first, then answers and calls, then what can wait for the day. As the index messages_to_send has it. */
const laneSql = raw(
  `(case when m.code is not null or m.link_token is not null then 0 when m.urgency = 'now' then 1 else 2 end)`,
)
const lanes = [0, 1, 2]
const nextSql = raw(`coalesce(m.next_try_at, '-infinity'::timestamptz)`)
const pendingSql = raw('m.sent_at is null and m.given_up_at is null')

/** A message `m` that would be sent now. */
export const dueSql = (now: Date): Sql => sql`${pendingSql} and ${nextSql} <= ${now}::timestamptz`
/** The order in which messages `m` leave. */
export const lineOrder = sql`${laneSql}, ${nextSql}, m.created_at`

/** Messages of a lane that one round looks at. */
const frontOfLane = 500

/** Whether a message of these channels is due. */
export const isDueSql = (channels: readonly string[], now: Date): Sql =>
  sql`exists (select from messages m where m.channel = any(${[...channels]}::text[])
    and ${laneSql} = any(${lanes}::int[]) and ${dueSql(now)})`

export const lineStore = (queries: Queries) => ({
  /** The messages that are next in each lane. */
  front: async (channels: readonly string[], now: Date): Promise<string[]> =>
    (
      await queries.query<{ id: string }>(
        sql`select f.id from unnest(${[...channels]}::text[]) c(channel) cross join unnest(${lanes}::int[]) l(lane)
          cross join lateral (select m.id from messages m where m.channel = c.channel and ${laneSql} = l.lane and ${dueSql(now)}
            order by ${nextSql}, m.created_at limit ${frontOfLane}::int) f`,
      )
    ).map(({ id }) => id),
})
