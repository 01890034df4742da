// The SQL of compared days and of the differences that were found.

import type { Difference } from '@bawaba/contract/entities/payment.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { type Database, raw, type Sql, sql } from '../../platform/database/index.ts'
import { type Column, type Columns, pagingOf } from '../../platform/filter/index.ts'
import { endedBookings } from './bookings/store.ts'

export type DifferenceRecord = {
  id: string
  gatewayId: string
  day: string
  kind: Difference['kind']
  transactionId: string
  direction: 'received' | 'refunded'
  reference: string
  /** Other currencies, or the line that cannot be read. */
  note: string
  attemptId: string | null
  payment: { id: string; number: string } | null
  here: number
  there: number
  foundAt: Date
  resolution: Difference['resolution'] | null
  reason: string | null
  resolvedBy: PersonRef | null
  resolvedAt: Date | null
  /** How somebody asked to resolve it, which waits for a second person. */
  booking: Difference['booking'] | null
}
export type DayRecord = {
  gatewayId: string
  day: string
  closedAt: Date
  lines: number
  received: number
  refunded: number
  differences: number
  open: number
}

const differenceColumns =
  raw(`d.id, d.gateway_id as "gatewayId", d.day, d.kind, d.transaction_id as "transactionId", d.direction,
  d.reference, d.note, d.attempt_id as "attemptId",
  case when p.id is null then null else jsonb_build_object('id', p.id, 'number', p.number) end as payment,
  d.here, d.there, d.found_at as "foundAt", d.resolution, d.reason,
  case when a.id is null then null else jsonb_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name,
    'englishName', a.english_full_name) end as "resolvedBy", d.resolved_at as "resolvedAt",
  case when k.id is null then null else jsonb_build_object('resolution', k.detail ->> 'resolution', 'requestedBy',
    jsonb_build_object('id', q.id, 'name', q.first_name || ' ' || q.last_name, 'englishName', q.english_full_name)) end as booking`)
const differenceTables = raw(`reconciliation_differences d left join payment_attempts b on b.id = d.attempt_id
  left join payments p on p.id = b.payment_id left join accounts a on a.id = d.resolved_by
  left join payment_bookings k on k.difference_id = d.id and d.resolved_at is null left join accounts q on q.id = k.requested_by`)
/** How many differences a page has: each has a form of its own. */
export const differencesAPage = 25
const differenceOrder = [
  { field: 'isResolved', descending: false },
  { field: 'resolvedAt', descending: true },
  { field: 'foundAt', descending: false },
]
const differencePlaces: Columns = new Map<string, Column>([
  ['isResolved', { type: 'boolean', expression: raw('(d.resolved_at is not null)'), isRequired: true }],
  ['resolvedAt', { type: 'instant', expression: raw('d.resolved_at') }],
  ['foundAt', { type: 'instant', expression: raw('d.found_at'), isRequired: true }],
])
/** Of one way to pay, and from one day to another, both included. */
export type OfDays = { gatewayId?: string | undefined; from?: string | undefined; to?: string | undefined }
const ofDaysSql = ({ gatewayId, from, to }: OfDays, rows: 'c' | 'd' = 'd'): Sql => {
  const [gateway, day] = [raw(`${rows}.gateway_id`), raw(`${rows}.day`)]
  return sql`${gateway} = coalesce(${gatewayId ?? null}::text, ${gateway}) and ${day} >= coalesce(${from ?? null}::date, ${day})
    and ${day} <= coalesce(${to ?? null}::date, ${day})`
}
/** How many closed days a page has. */
export const daysAPage = 50
const dayOrder = [
  { field: 'day', descending: true },
  { field: 'gatewayId', descending: false },
]
const dayPlaces: Columns = new Map<string, Column>([
  ['day', { type: 'text', expression: raw('c.day::text'), isRequired: true }],
  ['gatewayId', { type: 'text', expression: raw('c.gateway_id'), isRequired: true }],
])
const dayColumns =
  raw(`c.gateway_id as "gatewayId", c.day, c.closed_at as "closedAt", c.lines, c.received, c.refunded, c.differences,
  (select count(*)::int from reconciliation_differences d where d.gateway_id = c.gateway_id and d.day = c.day and d.resolved_at is null) as open`)

export const reconcileStore = (database: Pick<Database, 'query' | 'one' | 'maybeOne'>) => ({
  /** The newest first. */
  days: (of: OfDays, after: string | undefined) => {
    // The day and the account are one row: the id that ends an order adds nothing.
    const paging = pagingOf(dayOrder, dayPlaces, { id: raw('md5(c.gateway_id)::uuid'), after })
    const [part] = paging.parts as [(typeof paging.parts)[number]]
    return database.query<DayRecord & { place: (string | null)[] }>(
      sql`select ${dayColumns}, ${paging.position} as place from reconciliation_days c
        where ${part.where} and ${ofDaysSql(of, 'c')} order by ${paging.order} limit ${daysAPage}`,
    )
  },
  day: (gatewayId: string, day: string) =>
    database.one<DayRecord>(
      sql`select ${dayColumns} from reconciliation_days c where c.gateway_id = ${gatewayId} and c.day = ${day}`,
    ),

  /** The open ones, oldest first, and then those resolved last. */
  differences: (of: OfDays, after: string | undefined) => {
    const paging = pagingOf(differenceOrder, differencePlaces, { id: raw('d.id'), after })
    const [part] = paging.parts as [(typeof paging.parts)[number]]
    return database.query<DifferenceRecord & { place: (string | null)[] }>(
      sql`select ${differenceColumns}, ${paging.position} as place from ${differenceTables}
        where ${part.where} and ${ofDaysSql(of)} order by ${paging.order} limit ${differencesAPage}`,
    )
  },
  difference: (id: string) =>
    database.maybeOne<DifferenceRecord>(
      sql`select ${differenceColumns} from ${differenceTables} where d.id = ${id}`,
    ),
  resolve: async (
    id: string,
    { by, resolution, reason, now }: { by: string; resolution: string; reason: string; now: Date },
  ): Promise<boolean> =>
    (
      await database.query(
        sql`with done as (
            update reconciliation_differences set resolution = ${resolution}, reason = ${reason}, resolved_by = ${by},
              resolved_at = ${now}
            where id = ${id} and resolved_at is null returning id
          ), ${endedBookings('done')}
          select id from done`,
      )
    ).length === 1,

  /** When money moved by the provider's lists. */
  line: (gatewayId: string, transactionId: string, kind: string) =>
    database.maybeOne<{ occurredAt: Date | null }>(
      sql`select min(occurred_at) as "occurredAt" from settlement_lines
        where gateway_id = ${gatewayId} and transaction_id = ${transactionId} and kind = ${kind}`,
    ),
  paymentOf: (attemptId: string) =>
    database.maybeOne<{ paymentId: string }>(
      sql`select payment_id as "paymentId" from payment_attempts where id = ${attemptId}`,
    ),

  open: async (of: OfDays): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from reconciliation_differences d where d.resolved_at is null and ${ofDaysSql(of)}`,
    )
    return count
  },
})
export type ReconcileStore = ReturnType<typeof reconcileStore>
