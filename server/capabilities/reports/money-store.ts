// What reports ask of money: what was collected and refunded in a period, and what is due now. Amounts are piasters. They
// are read from what befell each payment, so a report and the statement of a day say the same.

import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import type { ReportServices } from './store.ts'

export type MoneyGrouping = 'service' | 'channel' | 'center' | 'day' | 'month' | 'year'
export type MoneyRow = { key: string; channel: string; amount: number }
export type MoneyNarrow = { center?: string; statusKind?: string; ageGroup?: string }
type Moment = { from: Date; until: Date }
type Question = { services: ReportServices; by: MoneyGrouping; narrow: MoneyNarrow }

const local = "e.occurred_at at time zone 'Africa/Cairo'"
const keys: Record<MoneyGrouping, string> = {
  service: 'p.service_slug',
  channel: 'b.channel',
  center: 'r.center',
  day: `to_char(${local}, 'YYYY-MM-DD')`,
  month: `to_char(${local}, 'YYYY-MM-01')`,
  year: `to_char(${local}, 'YYYY')`,
}

const only = (column: string, value: string | undefined): Sql =>
  value === undefined ? raw('true') : sql`${raw(column)} = ${value}`
const narrowed = ({ services, narrow }: Question): Sql =>
  sql`${services === 'all' ? raw('true') : sql`p.service_slug = any(${[...services]}::text[])`}
    and ${only('r.center', narrow.center)} and ${only('r.status_kind', narrow.statusKind)}
    and ${only('r.age_group', narrow.ageGroup)}`

/** One kind of event each, so that each is read from its own index. */
const movedSql = (kinds: readonly { kind: string; sign: 1 | -1 }[], { from, until }: Moment): Sql =>
  kinds
    .map(
      ({ kind, sign }) =>
        sql`select attempt_id, occurred_at, ${raw(sign === 1 ? '' : '-')}amount as amount from payment_events
          where kind = ${raw(`'${kind}'`)} and occurred_at >= ${from} and occurred_at < ${until}`,
    )
    .reduce((all, one) => sql`${all} union all ${one}`)

export const moneyStore = (database: Queries) => {
  const moved = (kinds: readonly { kind: string; sign: 1 | -1 }[]) => (question: Question, moment: Moment) =>
    database.query<MoneyRow>(
      sql`select ${raw(keys[question.by])} as key, b.channel, sum(e.amount)::bigint as amount
          from (${movedSql(kinds, moment)}) e
            join payment_attempts b on b.id = e.attempt_id join payments p on p.id = b.payment_id
            join requests r on r.id = p.request_id
          where ${narrowed(question)} group by 1, 2 having sum(e.amount) <> 0 order by 1, 2`,
    )
  return {
    /** What arrived, less what was taken back by a correction; providers' fees are part of it. */
    collected: moved([
      { kind: 'received', sign: 1 },
      { kind: 'reversed', sign: -1 },
    ]),
    refunded: moved([
      { kind: 'refunded', sign: 1 },
      { kind: 'refundBounced', sign: -1 },
    ]),

    /** What requests that wait for payment still owe now, without providers' fees; the channel is that of the newest
     * attempt, or '' where none was begun. */
    due: (question: Question & { by: 'service' | 'channel' | 'center' }) =>
      database.query<MoneyRow>(
        sql`select ${raw(keys[question.by])} as key, b.channel, sum(greatest(p.amount - b.paid, 0))::bigint as amount
          from payments p join requests r on r.id = p.request_id
            cross join lateral (
              select coalesce((select n.channel from payment_attempts n where n.payment_id = p.id
                  order by n.created_at desc, n.id desc limit 1), '') as channel,
                coalesce((select sum(m.received - m.refunded) from payment_attempts m where m.payment_id = p.id), 0) as paid
            ) b
          where p.status not in ('paid', 'refunded') and not p.is_void and r.status_kind = 'waiting-on-payment' and ${narrowed(question)}
          group by 1, 2 having sum(greatest(p.amount - b.paid, 0)) > 0 order by 1, 2`,
      ),
  }
}
export type MoneyStore = ReturnType<typeof moneyStore>
