// The SQL of statements that finance import: whose the references are, what is known already, whose odd lines may be.

import { json, type Queries, raw, sql } from '../../platform/database/index.ts'
import type { Candidate, StatementLine } from './statements/index.ts'

export type Referenced = {
  reference: string
  attemptId: string
  paymentId: string
  number: string
  /** Piasters that its price still lacks. */
  missing: number
}
const names = raw(`array_remove(array[o.first_name || ' ' || o.last_name, o.english_full_name], null)`)

export const statementStore = (database: Queries) => ({
  /** The attempts that these references name; one that names several names none. */
  referenced: (gatewayId: string, references: readonly string[]) =>
    database.query<Referenced>(
      sql`select w.reference, min(a.id::text) as "attemptId", min(a.payment_id::text) as "paymentId", min(p.number) as number,
          min(a.amount - a.received + a.refunded)::bigint as missing
        from unnest(${[...references]}::text[]) as w (reference)
          join payment_attempts a on a.gateway_id = ${gatewayId}
            and (a.begun ->> 'transferReference' = w.reference or a.id::text = w.reference)
          join payments p on p.id = a.payment_id
        group by w.reference having count(*) = 1`,
    ),

  /** For each line, whether it was imported before, and whether the ledger has its transaction. */
  known: (gatewayId: string, lines: readonly StatementLine[]) =>
    database.query<{ isListed: boolean; isBooked: boolean }>(
      sql`select exists (select from settlement_lines l where l.gateway_id = ${gatewayId} and l.day = w.day
            and l.transaction_id = w."transactionId" and l.kind = w.direction and l.currency = w.currency) as "isListed",
          exists (select from payment_events e where e.gateway_id = ${gatewayId} and e.transaction_id = w."transactionId"
            and e.kind in ('received', 'refunded', 'reversed')) as "isBooked"
        from jsonb_to_recordset(${json(lines.map((line, place) => ({ ...line, place })))}::jsonb)
          as w(place int, day date, "transactionId" text, direction text, currency text) order by w.place`,
    ),

  /** For open differences of an account that staff book, the attempts of the same amount that wait for money. */
  candidates: (gatewayIds: readonly string[], differenceIds: readonly string[]) =>
    database.query<Candidate & { differenceId: string; day: string; words: string; line: number }>(
      sql`select d.id as "differenceId", d.day, d.note as words, d.there as line, a.id as "attemptId",
          jsonb_build_object('id', p.id, 'number', p.number) as payment, ${names} as names, a.amount, a.created_at as "createdAt"
        from reconciliation_differences d cross join lateral (
            select b.* from payment_attempts b where b.gateway_id = d.gateway_id and b.amount = d.there and b.received = 0
              and b.channel = 'bank' and b.created_at < (d.day + 2)::timestamptz and b.created_at > (d.day - 120)::timestamptz
            order by b.created_at desc limit 50) a
          join payments p on p.id = a.payment_id join accounts o on o.id = p.owner_id
        where d.id = any(${[...differenceIds]}::uuid[]) and d.gateway_id = any(${[...gatewayIds]}::text[]) and d.resolved_at is null and d.kind = 'unknownReference'
          and d.direction = 'received' and d.there > 0`,
    ),

  /** The gateway of an attempt. */
  gatewayOf: (attemptId: string) =>
    database.maybeOne<{ gatewayId: string }>(
      sql`select gateway_id as "gatewayId" from payment_attempts where id = ${attemptId}`,
    ),
})
export type StatementStore = ReturnType<typeof statementStore>
