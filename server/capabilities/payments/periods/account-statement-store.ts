// The SQL of the statement of an account: what moved there, in order, with the balance after each movement.

import type { AccountMovement } from '@bawaba/contract/entities/payment-period.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { type Column, type Columns, pagingOf } from '../../../platform/filter/index.ts'
import type { BookKind } from './kinds.ts'
import { movesMoney, type Period, signedSql } from './period-store.ts'

export type Movement = Pick<AccountMovement, 'channel' | 'payment' | 'ID' | 'service' | 'payer'> & {
  id: string
  at: Date
  kind: BookKind
  /** Piasters, never negative. */
  amount: number
  /** Piasters that the account held after it. */
  balance: number
  transactionId: string | null
  reason: string | null
  by: PersonRef | null
}
export type AccountDays = { gatewayId: string; period: Period }

const person = (alias: string): string =>
  `case when ${alias}.id is null then null else jsonb_build_object('id', ${alias}.id,
    'name', ${alias}.first_name || ' ' || ${alias}.last_name, 'englishName', ${alias}.english_full_name) end`
const columns = raw(`m.event_id as id, m.occurred_at as at, m.kind, b.channel, m.amount, m.balance,
  m.transaction_id as "transactionId", coalesce(m.reason, f.reason) as reason, ${person('x')} as by, ${person('o')} as payer,
  jsonb_build_object('id', p.id, 'number', p.number) as payment, r.number as "ID",
  (select jsonb_build_object(
      'ar', coalesce(v.definition -> 'translations' -> 'ar' ->> (v.definition ->> 'serviceLabel'), p.service_slug),
      'en', coalesce(v.definition -> 'translations' -> 'en' ->> (v.definition ->> 'serviceLabel'), p.service_slug))
    from services s join service_versions v on v.service_id = s.id and v.version = r.version where s.slug = p.service_slug) as service`)
const tables = raw(`join payment_attempts b on b.id = m.attempt_id join payments p on p.id = b.payment_id
  join requests r on r.id = p.request_id join accounts o on o.id = p.owner_id
  left join accounts x on x.id = m.actor_id left join payment_refund_tries t on t.id = m.refund_id
  left join payment_refunds f on f.id = t.refund_id`)
/** Of the same moment, money comes before it goes back, and goes back before the bank returns it. */
const rank = raw(`array_position(array['received', 'refunded', 'refundBounced', 'reversed'], e.kind)`)
const movementsSql = ({ gatewayId, period: { begin, end } }: AccountDays): Sql =>
  sql`(select e.*, ${rank} as rank, (coalesce((select sum(${signedSql}) from payment_events e
        where e.gateway_id = ${gatewayId} and ${movesMoney} and e.occurred_at < ${begin}), 0)
      + sum(${signedSql}) over (order by e.occurred_at, ${rank}, e.event_id))::bigint as balance
    from payment_events e
    where e.gateway_id = ${gatewayId} and ${movesMoney} and e.occurred_at >= ${begin} and e.occurred_at < ${end}) m`

const order = [
  { field: 'at', descending: false },
  { field: 'rank', descending: false },
  { field: 'id', descending: false },
]
const places: Columns = new Map<string, Column>([
  ['at', { type: 'instant', expression: raw('m.occurred_at'), isRequired: true }],
  ['rank', { type: 'number', expression: raw('m.rank'), isRequired: true }],
  ['id', { type: 'text', expression: raw('m.event_id'), isRequired: true }],
])
export const movementsAPage = 50

export const accountStatementStore = (database: Queries) => ({
  /** A page of the movements, or all of them. */
  movements: (of: AccountDays, { after, limit }: { after: string | undefined; limit?: number }) => {
    const paging = pagingOf(order, places, { id: raw('m.attempt_id'), after })
    const [part] = paging.parts as [(typeof paging.parts)[number]]
    return database.query<Movement & { place: (string | null)[] }>(
      sql`select ${columns}, ${paging.position} as place from ${movementsSql(of)} ${tables}
        where ${part.where} order by ${paging.order} limit ${limit ?? null}`,
    )
  },
  count: async ({ gatewayId, period: { begin, end } }: AccountDays): Promise<number> =>
    (
      await database.one<{ count: number }>(
        sql`select count(*)::int as count from payment_events e
          where e.gateway_id = ${gatewayId} and ${movesMoney} and e.occurred_at >= ${begin} and e.occurred_at < ${end}`,
      )
    ).count,
})
export type AccountStatementStore = ReturnType<typeof accountStatementStore>
