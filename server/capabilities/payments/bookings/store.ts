// The SQL of bookings that wait for a second person.

import type { BookingAct } from '@bawaba/contract/entities/payment-booking.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { RefundHinder } from '@bawaba/contract/payment-states.ts'
import { json, type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../../notifications/index.ts'
import { hasPartSql } from '../../request-scope/index.ts'
import { hinderSql } from '../second-person-store.ts'

/** What is to be booked, as it was asked for: the body of its act, but for the reason. */
type BookingDetail = Record<string, string | undefined>
export type BookingWish = {
  act: BookingAct
  attemptId: string | null
  differenceId: string | null
  amount: number
  detail: BookingDetail
  reason: string | null
}
export type BookingRecord = BookingWish & {
  id: string
  paymentId: string | null
  payment: { id: string; number: string; ID: string } | null
  transactionId: string | null
  note: string | null
  requestedBy: PersonRef
  requestedAt: Date
  /** Why the reader may not confirm it. */
  hinder: RefundHinder | null
}
/** Who reads bookings, and when. */
type Reader = { accountId: string; now: Date }

const bookingsSql = ({ accountId, now }: Reader): Sql =>
  sql`select f.id, f.act, f.attempt_id as "attemptId", f.difference_id as "differenceId", f.amount, f.detail, f.reason,
      p.id as "paymentId", case when p.id is null then null else jsonb_build_object('id', p.id, 'number', p.number, 'ID', r.number) end as payment,
      coalesce(f.detail ->> 'transactionId', f.detail ->> 'receiptNumber', d.transaction_id) as "transactionId", d.note,
      jsonb_build_object('id', q.id, 'name', q.first_name || ' ' || q.last_name, 'englishName', q.english_full_name) as "requestedBy",
      f.requested_at as "requestedAt",
      case when p.id is not null and ${hasPartSql(accountId, now)} then 'own' else ${hinderSql('book', accountId, now)} end as hinder
    from payment_bookings f join accounts q on q.id = f.requested_by
      left join reconciliation_differences d on d.id = f.difference_id
      left join payment_attempts b on b.id = f.attempt_id
      left join payments p on p.id = b.payment_id left join requests r on r.id = p.request_id`

/** What waits for a difference that is resolved ends with it, however that came about: part of a statement after `resolved`. */
export const endedBookings = (resolved: string): Sql =>
  raw(`ended_bookings as (delete from payment_bookings k using ${resolved} e where k.difference_id = e.id)`)

export const bookingStore = (queries: Queries) => ({
  waiting: (reader: Reader) =>
    queries.query<BookingRecord>(sql`${bookingsSql(reader)} order by f.requested_at, f.id limit 200`),
  ofPayment: (paymentId: string, reader: Reader) =>
    queries.query<BookingRecord>(
      sql`${bookingsSql(reader)} where p.id = ${paymentId} order by f.requested_at, f.id`,
    ),
  find: (id: string, reader: Reader) =>
    queries.maybeOne<BookingRecord>(sql`${bookingsSql(reader)} where f.id = ${id}`),

  /** Whether money of an attempt waits to be confirmed as a transfer. */
  hasTransfer: async (attemptId: string): Promise<boolean> =>
    (
      await queries.query(
        sql`select from payment_bookings where attempt_id = ${attemptId} and act = 'transfer'`,
      )
    ).length > 0,

  /** Whether a paper receipt waits to be confirmed. */
  hasReceipt: async (receiptNumber: string): Promise<boolean> =>
    (
      await queries.query(
        sql`select from payment_bookings where act = 'office' and detail ->> 'receiptNumber' = ${receiptNumber}`,
      )
    ).length > 0,

  /** Lets a booking wait; false where another of the same money or difference does. */
  add: async (wish: BookingWish, { id, by, now }: { id: string; by: string; now: Date }): Promise<boolean> =>
    (
      await queries.query(
        sql`insert into payment_bookings (id, act, attempt_id, difference_id, amount, detail, reason, requested_by, requested_at)
          values (${id}, ${wish.act}, ${wish.attemptId}, ${wish.differenceId}, ${wish.amount}, ${json(wish.detail)}::jsonb,
            ${wish.reason}, ${by}, ${now})
          on conflict do nothing returning id`,
      )
    ).length === 1,

  /** Takes a booking that is confirmed; false where it moves something else by now, is gone, or this is no second person. */
  take: async (
    id: string,
    { by, amount, now }: { by: string; amount: number; now: Date },
  ): Promise<boolean> =>
    (
      await queries.query(
        sql`delete from payment_bookings f where f.id = ${id} and f.amount = ${amount}
          and ${hinderSql('book', by, now)} is null returning f.id`,
      )
    ).length === 1,

  /** Nothing of it is booked; false where it is gone. */
  drop: async (id: string): Promise<boolean> =>
    (await queries.query(sql`delete from payment_bookings where id = ${id} returning id`)).length === 1,

  /** Tells everybody of finance but one, or one alone. */
  tell: (notice: Notice, whom: { allBut: string } | { one: string }, now: Date) => {
    const who =
      'one' in whom
        ? sql`a.id = ${whom.one}::uuid`
        : sql`a.roles && array['FINANCIAL_MANAGER'] and a.id <> ${whom.allBut}::uuid`
    return queries.query(
      sql`with sent as (${listedSql(
        sql`select ${noticeColumns(notice, raw('a.id'), { path: sql`'/bookings'` })}
          from accounts a where a.status = 'active' and ${who}`,
        now,
      )})
      ${outgoingSql(raw('sent'))}`,
    )
  },
})
