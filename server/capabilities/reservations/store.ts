// All SQL of reservations but what stands in the statements of requests (reserving-store.ts).

import type { ReservationStatus } from '@bawaba/contract/entities/reservation.ts'
import { appointmentKind } from '@bawaba/forms/fields/appointment-code.ts'
import type { Reserved } from '@bawaba/forms/index.ts'
import { deleteInBatches, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { closedSecondsSql, hasEndedSql, lastsSql, type Promised } from '../timekeeping/index.ts'
import type { Lot } from './alerts-store.ts'
import { type HoldTimes, mostMs, type Spent } from './hold-time.ts'
import { countFreedSql, isForSql } from './reserving-store.ts'
import { isTurnSql, wasTurnSql } from './sales/turn-store.ts'
import { isWithinSql, spentSql } from './spent-store.ts'

export type ReservationRow = Reserved & {
  id: string
  status: ReservationStatus
  heldUntil: Date | null
  /** For how long the portal was closed during a hold. */
  closedMinutes: number | null
  ID: string | null
  serviceSlug: string | null
}
export type Hold = Reserved & {
  id: string
  accountId: string
  until: Date
  isSending: boolean
  limit: number
  times: HoldTimes
}
/** Why something cannot be held. */
export type Hindrance = 'unknown' | 'country' | 'closed' | 'turn' | 'limit' | 'sameTime' | 'taken'

type Why = 'expired' | 'returned' | 'replaced' | 'refunded' | 'over' | 'sale'

/** Frees what `which` picks of reservations `v`, and counts it. Answers what is free again. */
const freeSql = (which: Sql, why: Why, now: Date): Sql => {
  const { things, people } = countFreedSql(raw('freed'))
  return sql`with freed as (
      update reservations v set status = 'freed', freed_because = ${why}, held_until = null, is_announced = false,
        updated_at = ${now}::timestamptz
      where ${which} returning v.kind, v.code, v.account_id
    ), things as (${things}
    ), people as (${people(raw('things'))})
    select kind, code from freed`
}

/** Whether a person has another appointment at the same moment, but for `moved`: nobody comes to two places at once, nor twice. */
export const isElsewhereSql = (accountId: Sql, { kind, code }: Reserved, moved: Sql = raw('null')): Sql =>
  kind === appointmentKind
    ? sql`exists (select from reservations o where o.account_id = ${accountId}::uuid and o.kind = ${kind} and o.id is distinct from ${moved}::uuid
        and o.status in ('reserved', 'locked', 'allocated') and split_part(o.code, '/', 2) = split_part(${code}, '/', 2))`
    : raw('false')

/** What somebody holds while they fill a form. */
export const holdPromise: Promised = {
  what: 'holds',
  table: 'reservations',
  id: raw('p.id'),
  endsAt: raw('p.held_until'),
  beganAt: raw('p.created_at'),
  runs: raw(`p.status = 'held'`),
  accountId: raw('p.account_id'),
  moves: raw('held_until = m.ends_at'),
}

/** For how long the portal was closed since the hold `v` began. */
const closedMinutesSql = (now: Date): Sql =>
  sql`case when v.status = 'held' then ceil(${closedSecondsSql(raw('v.created_at'), sql`${now}::timestamptz`)} / 60)::int end`

export const reservationsStore = (queries: Queries) => ({
  /**
   * Holds one of a thing that has room, for a person below their limit and within their times, in one statement: two buyers of the last one meet
   * at its row, and the later finds it taken. Nobody holds anything of a sale before it is their turn. False where it could not be held.
   */
  hold: async (
    { id, kind, code, country, accountId, until, isSending, limit, times }: Hold,
    now: Date,
  ): Promise<boolean> => {
    const forMs = until.getTime() - now.getTime()
    const within = { forMs, holdMs: times.holdMs, most: mostMs(times, isSending) }
    const rows = await queries.query(
      sql`with item as materialized (
          select b.kind, b.code from reservables b
          where b.kind = ${kind} and b.code = ${code} and b.is_open and (b.opens_at is null or b.opens_at <= ${now})
            and b.taken < b.capacity and ${isForSql(raw('b'), country)} and ${isTurnSql(accountId, now)}
            and ${isWithinSql(accountId, { kind, code }, within, now)} and not ${isElsewhereSql(sql`${accountId}`, { kind, code })}
          for no key update of b
        ), holder as (
          insert into reservation_holders as h (kind, account_id, live) select kind, ${accountId}::uuid, 1 from item
          on conflict (kind, account_id) do update set live = h.live + 1 where h.live < ${limit}::int returning h.kind
        ), taken as (
          update reservables b set taken = b.taken + 1 from item, holder where b.kind = item.kind and b.code = item.code
          returning b.kind, b.code, b.capacity
        )
        insert into reservations (id, kind, code, is_single, account_id, status, held_until, created_at, updated_at)
        select ${id}::uuid, kind, code, capacity = 1, ${accountId}::uuid, 'held', ${until}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
        from taken returning id`,
    )
    return rows.length === 1
  },

  /**
   * The hold that a person has of a thing and may turn into a reservation; lengthened where it would end before `atLeast`, by
   * no more than `longestMs` from its beginning.
   */
  held: (
    accountId: string,
    { kind, code, country }: Reserved,
    now: Date,
    { atLeast, longestMs }: { atLeast: Date; longestMs: number },
  ) =>
    queries.maybeOne<{ id: string; heldUntil: Date }>(
      sql`update reservations v set held_until = greatest(v.held_until,
          least(${atLeast}::timestamptz, v.created_at + ${longestMs}::float8 * interval '1 millisecond'))
        where v.account_id = ${accountId} and v.kind = ${kind} and v.code = ${code} and v.status = 'held' and ${lastsSql(raw('v.held_until'), now)}
          and exists (select from reservables b where b.kind = ${kind} and b.code = ${code} and ${isForSql(raw('b'), country)}
            and ${wasTurnSql(accountId)})
        returning v.id, v.held_until as "heldUntil"`,
    ),

  /**
   * What there is to know before holding something, in one look: a hold of one's own, why there can be none (null: there can
   * be), and whether a hold that is over by time stands in the way. Most who want what everybody wants need no more.
   */
  look: (accountId: string, { kind, code, country }: Reserved, limit: number, holdMs: number, now: Date) =>
    queries.one<{
      id: string | null
      heldUntil: Date | null
      closedMinutes: number | null
      why: Hindrance | null
      hasEnded: boolean
      spent: Spent
    }>(
      sql`select v.id, v.held_until as "heldUntil", ${closedMinutesSql(now)} as "closedMinutes",
          case when b.kind is null then 'unknown'
            when not (${isForSql(raw('b'), country)}) then 'country'
            when not (${isTurnSql(accountId, now)}) then 'turn'
            when ${isElsewhereSql(sql`${accountId}`, { kind, code })} then 'sameTime'
            when b.taken >= b.capacity or not b.is_open then 'taken'
            when b.opens_at > ${now} then 'closed'
            when h.live - (select count(*) from reservations o where o.account_id = w.account_id and o.kind = w.kind
              and o.status = 'held') >= ${limit}::int then 'limit' end as why,
          ${spentSql(accountId, { kind, code }, holdMs, now)} as spent,
          exists(select from reservations e where e.status = 'held' and ${hasEndedSql(raw('e.held_until'), now)}
            and (e.kind = w.kind and e.code = w.code or e.account_id = w.account_id)) as "hasEnded"
        from (values (${kind}, ${code}, ${accountId}::uuid)) as w(kind, code, account_id)
          left join reservables b on b.kind = w.kind and b.code = w.code
          left join reservation_holders h on h.kind = w.kind and h.account_id = w.account_id
          left join reservations v on v.account_id = w.account_id and v.kind = w.kind and v.code = w.code
            and v.status = 'held' and ${lastsSql(raw('v.held_until'), now)} and ${wasTurnSql(accountId)}`,
    ),

  /**
   * Locks a thing and what a person holds of its kind, in one order for everybody: two people who exchange theirs for each
   * other's wait in a line, and not in a circle.
   */
  lockThings: async (accountId: string, { kind, code }: Reserved): Promise<void> => {
    await queries.query(
      sql`select from reservables b where b.kind = ${kind} and (b.code = ${code} or b.code in (
          select v.code from reservations v where v.account_id = ${accountId}::uuid and v.kind = ${kind} and v.status = 'held'))
        order by b.code for no key update of b`,
    )
    // And the person after them: what another window of theirs takes now is counted by the statement that holds.
    await queries.query(
      sql`select from reservation_holders h where h.kind = ${kind} and h.account_id = ${accountId}::uuid for no key update of h`,
    )
  },

  /** Frees the other holds of a person of a kind: one is chosen at a time. */
  replace: (accountId: string, { kind, code }: Reserved, now: Date) =>
    queries.query<Reserved>(
      freeSql(
        sql`v.account_id = ${accountId} and v.kind = ${kind} and v.code <> ${code} and v.status = 'held'`,
        'replaced',
        now,
      ),
    ),

  giveBack: (accountId: string, id: string, now: Date) =>
    queries.query<Reserved>(
      freeSql(sql`v.id = ${id} and v.account_id = ${accountId} and v.status = 'held'`, 'returned', now),
    ),

  /** Holds that are over by themselves: of a thing, of a person, or of anybody; at most so many. */
  ended: (now: Date, limit: number, of: { code?: Reserved; accountId?: string } = {}) =>
    queries.query<{ id: string }>(
      sql`select id from reservations where status = 'held' and ${hasEndedSql(raw('held_until'), now)}
          and (${of.code === undefined}::boolean or (kind = ${of.code?.kind ?? ''} and code = ${of.code?.code ?? ''})
            or account_id = ${of.accountId ?? null}::uuid)
        order by held_until limit ${limit}`,
    ),

  /** Frees a hold whose time is over; each by a statement of its own, so that no two wait for each other. */
  expire: (id: string, now: Date) =>
    queries.query<Reserved>(
      freeSql(
        sql`v.id = ${id} and v.status = 'held' and ${hasEndedSql(raw('v.held_until'), now)}`,
        'expired',
        now,
      ),
    ),

  /** Frees what a request had paid for, once the money was given back. */
  refunded: (requestId: string, now: Date) =>
    queries.query<Reserved>(
      freeSql(
        sql`v.request_id = ${requestId} and v.status in ('reserved', 'locked', 'allocated')`,
        'refunded',
        now,
      ),
    ),

  unpaid: async (requestId: string, now: Date): Promise<void> => {
    await queries.query(
      sql`update reservations set status = 'reserved', updated_at = ${now} where request_id = ${requestId} and status = 'locked'`,
    )
  },

  /** Frees what was held or reserved of things whose time has come. */
  endOver: (kind: string, codes: readonly string[], now: Date) =>
    queries.query<Reserved>(
      freeSql(
        sql`v.kind = ${kind} and v.code = any(${[...codes]}::text[]) and v.status <> 'freed'`,
        'over',
        now,
      ),
    ),

  /** Frees what is held of a lot whose sale begins; what is reserved stays reserved. */
  endForSale: ({ kind, lot }: Lot, now: Date) =>
    queries.query<Reserved>(
      freeSql(
        sql`v.kind = ${kind} and v.status = 'held'
          and exists (select from reservables b where b.kind = v.kind and b.code = v.code and b.lot = ${lot})`,
        'sale',
        now,
      ),
    ),

  /** The payment channels that are left to a request by what it has reserved; null: all. */
  channelsOf: async (requestId: string): Promise<readonly string[] | null> => {
    const rows = await queries.query<{ channels: string[] }>(
      sql`select b.channels from reservations v join reservables b on b.kind = v.kind and b.code = v.code
        where v.request_id = ${requestId} and v.status <> 'freed' and b.channels is not null`,
    )
    const [first, ...others] = rows.map(({ channels }) => channels)
    return first?.filter(channel => others.every(channels => channels.includes(channel))) ?? null
  },

  isDue: async (now: Date): Promise<boolean> => {
    const { isDue } = await queries.one<{ isDue: boolean }>(
      sql`select exists(select from reservations where status = 'held' and ${hasEndedSql(raw('held_until'), now)})
        or exists(select from reservations where not is_announced) as "isDue"`,
    )
    return isDue
  },

  /** What is free again and open pages were not told of; told once. */
  unannounced: () =>
    queries.query<Reserved>(
      sql`update reservations set is_announced = true
        where id in (select id from reservations where not is_announced limit 500 for update skip locked)
        returning kind, code`,
    ),

  own: (accountId: string, now: Date) =>
    queries.query<ReservationRow>(
      sql`select v.id, v.kind, v.code, v.status, v.held_until as "heldUntil", ${closedMinutesSql(now)} as "closedMinutes",
          r.number as "ID", r.service_slug as "serviceSlug"
        from reservations v left join requests r on r.id = v.request_id
        where v.account_id = ${accountId} and v.status <> 'freed' order by v.id desc`,
    ),
})

/** What retention deletes: holds that came to nothing. */
export const reservationDeletes = (queries: Queries) => ({
  freedHolds: (before: Date) =>
    deleteInBatches(
      queries,
      'reservations',
      sql`t.status = 'freed' and t.request_id is null and t.updated_at < ${before}`,
    ),
})
