// The SQL of messages before they are sent: what is of no use any more or contradicts another is dropped, what comes at
// night waits for the day.

import { answerHours } from '@bawaba/contract/message-hours.ts'
import { drops, pairMinutes } from '@bawaba/contract/message-pairs.ts'
import { json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { dueSql } from './line-store.ts'

/** A message `m` of the front of the line that would be sent now. */
const atFrontSql = (ids: readonly string[], now: Date): Sql =>
  sql`m.id = any(${[...ids]}::uuid[]) and ${dueSql(now)}`

const answerWithin = raw(`interval '${answerHours} hours'`)
const pairInterval = raw(`interval '${pairMinutes} minutes'`)

export const hoursStore = (queries: Queries) => ({
  /** Drops what is past its use. */
  dropUseless: (ids: readonly string[], now: Date) =>
    queries.query<{ id: string }>(
      sql`update messages m set given_up_at = ${now}, is_over = true, dropped = 'useless'
        where ${atFrontSql(ids, now)} and m.useless_at <= ${now} returning m.id`,
    ),

  /**
   * Drops the one of each contradicting pair that the table names; no legal notice. What yields counts from when the other was
   * written and from when it is sent, which an outage of the channel puts off.
   */
  dropContradicted: (ids: readonly string[], now: Date) =>
    queries.query<{ id: string }>(
      sql`update messages m set given_up_at = ${now}, is_over = true, dropped = 'contradicted'
        from notifications n, jsonb_to_recordset(${json(drops)}::jsonb)
          as pair(drops text, because text, "isEither" boolean, "isOfPerson" boolean)
        where ${atFrontSql(ids, now)} and not m.is_legal and n.id = m.notification_id and n.kind = pair.drops
          and exists (select from messages o join notifications other on other.id = o.notification_id
            where o.account_id = m.account_id and other.id <> n.id and other.kind = pair.because
              and other.visible_at <= ${now} and (pair."isOfPerson" or other.request_number = n.request_number)
              and o.dropped is null and not o.is_over
              and ((other.visible_at, other.id) > (n.visible_at, n.id)
                or pair."isEither" and (other.visible_at > n.visible_at - ${pairInterval}
                  or o.given_up_at is null and coalesce(o.sent_at, ${now}::timestamptz) > ${now}::timestamptz - ${pairInterval})))
        returning m.id`,
    ),

  /** Puts off what would leave outside of its hours. Quiet hours hold no answer that somebody waits for. */
  hold: (ids: readonly string[], now: Date) =>
    queries.query(
      sql`update messages m set next_try_at = h.moment
        from (select m.id, m.urgency, m.created_at, m.useless_at, m.code, m.link_token,
            leaves_at(${now}::timestamptz, p.quiet_from, p.quiet_until, p.time_zone) as moment
          from messages m left join notification_preferences p on p.account_id = m.account_id where ${atFrontSql(ids, now)}) h
        where m.id = h.id and h.moment > ${now} and m.sent_at is null and m.given_up_at is null
          and (h.urgency = 'day' or (h.created_at < ${now}::timestamptz - ${answerWithin} and h.code is null and h.link_token is null
            and (h.useless_at is null or h.useless_at > h.moment)))`,
    ),
})
