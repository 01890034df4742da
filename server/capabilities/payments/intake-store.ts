// The SQL of notices that wait to be counted.

import { json, type Queries, type Sql, sql } from '../../platform/database/index.ts'
import type { GatewayEvent } from './gateway.ts'

export type ReceivedNotice = { gatewayId: string; event: GatewayEvent }
/** `tries`: how often it could not be counted. */
export type WaitingNotice = ReceivedNotice & { id: number; tries: number }
type StoredEvent = Omit<GatewayEvent, 'occurredAt'> & { occurredAt: string }

const isRestedSql = (now: Date): Sql => sql`(n.next_at is null or n.next_at <= ${now}::timestamptz)`

export const intakeStore = (database: Queries) => ({
  /**
   * Keeps those that are about an attempt and do not count yet, in one statement.
   * Answers, in their order, whether each is about an attempt of ours.
   */
  keep: async (notices: readonly ReceivedNotice[], now: Date): Promise<boolean[]> => {
    const rows = notices.map(({ gatewayId, event }, place) => ({
      place,
      gatewayId,
      eventId: event.eventId,
      reference: event.reference,
      event,
    }))
    const known = await database.query<{ place: number }>(
      sql`with known as (
          select n.* from jsonb_to_recordset(${json(rows)}::jsonb)
            as n(place integer, "gatewayId" text, "eventId" text, reference uuid, event jsonb)
          join payment_attempts a on a.id = n.reference
        ), kept as (
          insert into payment_notices (gateway_id, event_id, attempt_id, event, received_at)
          select "gatewayId", "eventId", reference, event, ${now}::timestamptz from known
          where not exists (
            select from payment_events e where e.gateway_id = known."gatewayId" and e.event_id = known."eventId"
              and e.kind = known.event ->> 'kind' and e.amount = (known.event ->> 'amount')::bigint)
          order by place
          on conflict do nothing
        )
        select place from known`,
    )
    const places = new Set(known.map(({ place }) => place))
    return notices.map((_, place) => places.has(place))
  },

  isDue: async (now: Date): Promise<boolean> => {
    const { isDue } = await database.one<{ isDue: boolean }>(
      sql`select exists(select from payment_notices n where ${isRestedSql(now)}) as "isDue"`,
    )
    return isDue
  },

  /** What waits, oldest first, after a row. */
  waiting: async (after: number, limit: number, now: Date): Promise<WaitingNotice[]> => {
    const rows = await database.query<Omit<WaitingNotice, 'event'> & { event: StoredEvent }>(
      sql`select n.id, n.gateway_id as "gatewayId", n.event, n.tries from payment_notices n
        where ${isRestedSql(now)} and n.id > ${after} order by id limit ${limit}`,
    )
    return rows.map(({ event, ...row }) => ({
      ...row,
      event: { ...event, occurredAt: new Date(event.occurredAt) },
    }))
  },

  putOff: (id: number, until: Date) =>
    database.query(sql`update payment_notices set tries = tries + 1, next_at = ${until} where id = ${id}`),

  counted: (id: number) => database.query(sql`delete from payment_notices where id = ${id}`),
})
export type IntakeStore = ReturnType<typeof intakeStore>
