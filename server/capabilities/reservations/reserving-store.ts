// The SQL by which reservations follow their requests: in the statements that file and change them, so that no request is
// there without what it reserves, and nothing stays reserved for a request that has ended.

import type { Reserved } from '@bawaba/forms/index.ts'
import type { ReservationAct } from '@bawaba/forms/workflow/effects.ts'
import { json, raw, type Sql, sql } from '../../platform/database/index.ts'
import { lastsSql } from '../timekeeping/index.ts'
import { wasTurnSql } from './sales/turn-store.ts'

/** What happens to a reservation of a request: it takes what its applicant holds, is paid for, decided, or given up. */
export type ReservationStep = Reserved & { does: ReservationAct }

/** Whether the thing `item` is offered to residents of a country; without one only to what is offered to all. */
export const isForSql = (item: Sql, country: string | undefined): Sql =>
  sql`(${item}.country is null or ${item}.country is not distinct from ${country ?? null}::text)`

/**
 * Locks what an applicant holds of these, until their request is filed. A row for each that is still held, and was
 * taken in their turn, where there are turns.
 */
export const lockHoldsSql = (reserved: readonly Reserved[], ownerId: string, now: Date): Sql =>
  reserved.length === 0
    ? raw('select null::uuid as id where false')
    : sql`select v.id from reservations v
        join jsonb_to_recordset(${json(reserved)}::jsonb) as w(kind text, code text, country text) on v.kind = w.kind and v.code = w.code
          join reservables b on b.kind = v.kind and b.code = v.code and (b.country is null or b.country = w.country)
        where v.account_id = ${ownerId}::uuid and v.status = 'held' and ${lastsSql(raw('v.held_until'), now)}
          and ${wasTurnSql(ownerId)}
        for update of v`

/** What `held` locked belongs to the request that `source` filed from now on. */
export const reserveSql = (reserved: readonly Reserved[], now: Date, held: Sql, source: Sql): Sql =>
  reserved.length === 0
    ? raw('select')
    : sql`update reservations v set status = 'reserved', request_id = source.id, held_until = null, updated_at = ${now}::timestamptz
        from ${held} held, ${source} source where v.id = held.id`

/** Locks what these steps speak of; a row for each that can be made. Of a request by its id. */
export const lockStepsSql = (steps: readonly ReservationStep[], requestId: string, now: Date): Sql =>
  steps.length === 0
    ? raw('select null::uuid as id, null::text as does where false')
    : sql`select v.id, s.does from reservations v
        join jsonb_to_recordset(${json(steps)}::jsonb) as s(kind text, code text, does text) on v.kind = s.kind and v.code = s.code
        where case s.does
          when 'hold' then v.status = 'held' and ${lastsSql(raw('v.held_until'), now)}
            and v.account_id = (select owner_id from requests where id = ${requestId}::uuid)
          else v.status in ('reserved', 'locked') and v.request_id = ${requestId}::uuid end
        for update of v`

/** Makes the steps that `locked` holds, for the request that `source` changed. Answers those that are free again. */
export const takeStepsSql = (steps: readonly ReservationStep[], now: Date, locked: Sql, source: Sql): Sql =>
  steps.length === 0
    ? raw(
        'select null::text as kind, null::text as code, null::uuid as account_id, null::text as status where false',
      )
    : sql`update reservations v set request_id = source.id, held_until = null, updated_at = ${now}::timestamptz,
          status = case locked.does when 'hold' then 'reserved' when 'lock' then 'locked' when 'allocate' then 'allocated' else 'freed' end,
          freed_because = case locked.does when 'free' then 'released' end, is_announced = locked.does <> 'free'
        from ${locked} locked, ${source} source where v.id = locked.id
        returning v.kind, v.code, v.account_id, v.status`

/**
 * Frees what a request that has ended had reserved and not paid for. What is paid for stays locked until it is refunded,
 * what was decided stays its applicant's.
 */
export const endSql = (isEnd: boolean, now: Date, stepped: Sql, source: Sql): Sql =>
  isEnd
    ? sql`update reservations v set status = 'freed', freed_because = 'ended', is_announced = false, updated_at = ${now}::timestamptz
        from ${source} source where v.request_id = source.id and v.status = 'reserved'
          and not exists (select from ${stepped} stepped where stepped.kind = v.kind and stepped.code = v.code)
        returning v.kind, v.code, v.account_id, v.status`
    : raw(
        'select null::text as kind, null::text as code, null::uuid as account_id, null::text as status where false',
      )

/**
 * Counts what `source` (kind, code, account_id) freed: the thing has room again, its person may reserve another. The second
 * part follows from the first, so that all statements lock things before people.
 */
export const countFreedSql = (source: Sql): { things: Sql; people: (things: Sql) => Sql } => ({
  things: sql`update reservables b set taken = b.taken - f.count
      from (select kind, code, count(*)::int as count from ${source} freed group by kind, code) f
      where b.kind = f.kind and b.code = f.code returning b.kind, b.code`,
  people: things => sql`update reservation_holders h set live = h.live - f.count
      from (select freed.kind, freed.account_id, count(*)::int as count from ${source} freed
        join ${things} things on things.kind = freed.kind and things.code = freed.code group by freed.kind, freed.account_id) f
      where h.kind = f.kind and h.account_id = f.account_id`,
})
