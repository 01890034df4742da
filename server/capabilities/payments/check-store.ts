// The SQL of asking providers about attempts.

import { type AttemptStatus, awaitedAttemptStatuses } from '@bawaba/contract/payment-states.ts'
import { type Queries, sql } from '../../platform/database/index.ts'
import { unsettledSql } from '../fees/index.ts'
import { waitsForFinance } from './store.ts'

export type DueAttempt = {
  id: string
  paymentId: string
  gatewayId: string
  status: AttemptStatus
  createdAt: Date
  expiresAt: Date | null
  checks: number
  /** The provider's id of the money that came last. */
  transactionId: string | null
  /** Nothing is to be paid by it any more: its request no longer waits, or another attempt has paid. */
  isOff: boolean
  isVoid: boolean
  /** Finance have not looked at its proof yet. */
  isProofWaiting: boolean
}
const columns = sql`a.id, a.payment_id as "paymentId", a.gateway_id as "gatewayId", a.status,
  a.created_at as "createdAt", a.expires_at as "expiresAt", a.checks, a.transaction_id as "transactionId", p.is_void as "isVoid", p.is_void or (p.paid_by is not null and p.paid_by <> a.id) as "isOff", ${waitsForFinance} as "isProofWaiting"`

export const checkStore = (database: Queries) => ({
  isDue: async (now: Date): Promise<boolean> => {
    const { isDue } = await database.one<{ isDue: boolean }>(
      sql`select exists(select from payment_attempts where next_check_at <= ${now}) as "isDue"`,
    )
    return isDue
  },

  /** Takes attempts whose time has come and puts off their next, so that no other server takes them meanwhile. */
  claim: (now: Date, until: Date, limit: number) =>
    database.query<DueAttempt>(
      sql`update payment_attempts a set next_check_at = ${until}, checks = checks + 1
        from payments p where p.id = a.payment_id and a.id in (
          select id from payment_attempts where next_check_at <= ${now} order by next_check_at limit ${limit} for update skip locked)
        returning ${columns}`,
    ),

  attempt: (id: string) =>
    database.query<DueAttempt>(
      sql`select ${columns} from payment_attempts a join payments p on p.id = a.payment_id where a.id = ${id}`,
    ),

  /**
   * Every attempt of a request that can still be paid, or was paid too late; those that ended too: a transfer names any of
   * their references.
   */
  attemptsOf: (requestId: string) =>
    database.query<DueAttempt>(
      sql`select ${columns} from payment_attempts a join payments p on p.id = a.payment_id
        where p.request_id = ${requestId} and (not p.is_void or not exists (
          select from payments o where o.request_id = p.request_id and not o.is_void)) order by a.created_at, a.id`,
    ),

  /** Whether the payment that a request waits for is settled. */
  isSettled: async (requestId: string): Promise<boolean> => {
    const { isSettled } = await database.one<{ isSettled: boolean }>(
      sql`select exists(select from requests r where r.id = ${requestId} and not ${unsettledSql}) as "isSettled"`,
    )
    return isSettled
  },

  checkAgain: (id: string, at: Date) =>
    database.query(
      sql`update payment_attempts set next_check_at = ${at}
        where id = ${id} and status = any(${awaitedAttemptStatuses})`,
    ),

  /** One that ended here is asked about all the same. */
  watch: (id: string, at: Date) =>
    database.query(sql`update payment_attempts set next_check_at = ${at} where id = ${id}`),

  /** Where the payer of an attempt goes on when they come back, and what is known of it by then. */
  wayBack: (id: string, gatewayId: string) =>
    database.maybeOne<{ status: AttemptStatus; successUrl: string; failureUrl: string }>(
      sql`select status, ordered ->> 'successUrl' as "successUrl", ordered ->> 'failureUrl' as "failureUrl"
        from payment_attempts where id = ${id} and gateway_id = ${gatewayId} and ordered is not null`,
    ),

  /** One that could not be asked about, also one that ended; not where nothing more is expected of it. */
  rest: (id: string, at: Date) =>
    database.query(
      sql`update payment_attempts set next_check_at = ${at} where id = ${id} and next_check_at is not null`,
    ),

  /** Nothing more is expected of an attempt. */
  stop: (id: string) =>
    database.query(
      sql`update payment_attempts set next_check_at = null
        where id = ${id} and status <> all(${awaitedAttemptStatuses})`,
    ),

  /** Lets one caller ask about an attempt; nobody else within the pause. */
  mayAsk: async (id: string, now: Date, until: Date): Promise<boolean> =>
    (
      await database.query(
        sql`update payment_attempts set asked_until = ${until} where id = ${id}
            and (asked_until is null or asked_until <= ${now}) returning id`,
      )
    ).length > 0,
})
export type CheckStore = ReturnType<typeof checkStore>
