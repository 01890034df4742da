// The SQL of channels by which nothing leaves.

import { type Queries, raw, sql } from '../../platform/database/index.ts'

export const outagesChannel = 'message_outages'
const tell = raw(`pg_notify('${outagesChannel}', '')`)

export type Outage = {
  channel: string
  since: Date
  failed: number
  failure: string
  /** When the gateway itself began to fail, once it counts as down; null where it only refused recipients. */
  gatewaySince: Date | null
}
/** `failed` and `ofGateway` count messages that failed for the first time; `ofGateway` those that failed by the gateway itself. */
export type FailedRound = { channel: string; failed: number; ofGateway: number; failure: string }

/** Fewer messages than these may have failed by themselves: wrong numbers, full mailboxes. */
export const noticedFrom = 3

const downGatewaySql = sql`case when gateway_failed >= ${noticedFrom}::int then gateway_since end as "gatewaySince"`

export const outageStore = (queries: Queries) => ({
  /** Notes that every message of a round failed. True where the channel counts as down from now on. */
  failed: async ({ channel, failed, ofGateway, failure }: FailedRound, now: Date): Promise<boolean> => {
    const { isNew } = await queries.one<{ isNew: boolean }>(
      sql`with noted as (
          insert into message_outages (channel, began_at, failed, failure, noticed_at, gateway_failed, gateway_since)
          values (${channel}, ${now}, greatest(${failed}::int, 1), ${failure}, case when ${failed}::int >= ${noticedFrom}::int then ${now}::timestamptz end,
            ${ofGateway}::int, case when ${ofGateway}::int > 0 then ${now}::timestamptz end)
          on conflict (channel) where ended_at is null do update set failed = message_outages.failed + ${failed}::int,
            failure = excluded.failure, gateway_failed = message_outages.gateway_failed + ${ofGateway}::int,
            gateway_since = coalesce(message_outages.gateway_since, excluded.gateway_since),
            noticed_at = coalesce(message_outages.noticed_at, case
              when message_outages.failed + ${failed}::int >= ${noticedFrom}::int then ${now}::timestamptz end)
          returning noticed_at)
        select coalesce(noticed_at = ${now}::timestamptz, false) as "isNew",
          case when noticed_at = ${now}::timestamptz then ${tell}::text end from noted`,
    )
    return isNew
  },

  /** Notes that a message of a channel was sent; the outage that this ends, where it had been noticed. */
  ended: (channel: string, now: Date) =>
    queries.maybeOne<Outage>(
      sql`with ended as (update message_outages set ended_at = greatest(began_at, ${now}::timestamptz)
          where channel = ${channel} and ended_at is null returning channel, began_at as since, failed, failure, ${downGatewaySql}, noticed_at)
        select channel, since, failed, failure, "gatewaySince", ${tell}::text from ended where noticed_at is not null`,
    ),

  /** Tries what waits after a failure at once. What is on its way is claimed until `claimedUntil` at most, and is left alone. */
  hurry: (channel: string, now: Date, claimedUntil: Date) =>
    queries.query(
      sql`update messages set next_try_at = ${now} where channel = ${channel} and sent_at is null and given_up_at is null
        and failure is not null and next_try_at > ${claimedUntil}`,
    ),

  /** What is down now. */
  current: () =>
    queries.query<Outage>(
      sql`select channel, began_at as since, failed, failure, ${downGatewaySql} from message_outages
        where ended_at is null and noticed_at is not null order by channel`,
    ),
})
export type OutageStore = ReturnType<typeof outageStore>
