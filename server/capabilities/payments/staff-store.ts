// The SQL of payments as staff read them, and of refunds.

import { PaymentRow } from '@bawaba/contract/entities/payment.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { PaymentStatus, RefundHinder } from '@bawaba/contract/payment-states.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import {
  type Column,
  type Columns,
  type FieldType,
  type Filter,
  pageIdsSql,
  pagingOf,
  searchableName,
  type Vocabulary,
  type Where,
  whereSql,
} from '../../platform/filter/index.ts'

import { hasPartSql } from '../request-scope/index.ts'
import { handIds } from './own-account.ts'
import { type BookKind, movesMoney } from './periods/index.ts'
import { hinderSql } from './second-person-store.ts'

export type ListedPayment = {
  id: string
  number: string
  ID: string
  serviceSlug: string
  service: Text
  status: PaymentStatus
  amount: number
  received: number
  channel: string | null
  gatewayId: string | null
  transactionId: string | null
  payer: PersonRef
  createdAt: Date
  paidAt: Date | null
  hasReceipt: boolean
  isProofWaiting: boolean
}

/** Whether finance have to look at a proof of any transfer; what a counter recorded waits among the bookings. */
const isProofWaiting = `exists (select from payment_proofs w join payment_attempts c on c.id = w.attempt_id
  where c.payment_id = p.id and w.decided_at is null and c.channel <> 'office')`
/** What payers and banks write, of all attempts, between spaces so that one is found among several: `like '% 0123 %'`. */
const references = `' ' || (select string_agg(concat_ws(' ', c.begun ->> 'transferReference', c.begun ->> 'code', c.transaction_id), ' ')
  from payment_attempts c where c.payment_id = p.id) || ' '`
const fields: [string, FieldType, string][] = [
  ['id', 'text', 'p.id::text'],
  ['number', 'text', 'p.number'],
  ['ID', 'text', 'r.number'],
  ['serviceSlug', 'text', 'p.service_slug'],
  ['status', 'text', 'p.status'],
  ['channel', 'text', 'a.channel'],
  ['gatewayId', 'text', 'a.gateway_id'],
  ['transactionId', 'text', 'a.transaction_id'],
  ['createdAt', 'instant', 'p.created_at'],
  ['paidAt', 'instant', 'p.paid_at'],
  ['isProofWaiting', 'boolean', isProofWaiting],
  ['references', 'text', references],
  [
    'payerName',
    'text',
    searchableName(`o.first_name || ' ' || o.last_name || ' ' || coalesce(o.english_full_name, '')`),
  ],
  // In pounds: what is due, and with the fee of the provider.
  ['amount', 'number', 'p.amount / 100.0'],
  ['total', 'number', 'coalesce(a.amount, p.amount) / 100.0'],
]
export const paymentFilter: { vocabulary: Vocabulary; columns: Columns } = {
  columns: new Map<string, Column>(
    fields.map(([name, type, text]) => [
      name,
      { type, expression: raw(`(${text})`), ...(name === 'ID' ? { read: requestNumberOf } : {}) },
    ]),
  ),
  vocabulary: {
    fields: new Map(fields.map(([name, type]) => [name, type])),
    parts: Object.keys(PaymentRow.properties),
    defaultLimit: 20,
    maxLimit: 100,
  },
}

/** Whose payments a caller reads. */
export const withinSql = (ownerId: string | undefined): Sql =>
  ownerId === undefined ? raw('true') : sql`p.owner_id = ${ownerId}`

const person = (alias: string) =>
  `jsonb_build_object('id', ${alias}.id, 'name', ${alias}.first_name || ' ' || ${alias}.last_name, 'englishName', ${alias}.english_full_name)`
/** The attempt that paid, or else the newest. */
const tables = raw(`payments p join requests r on r.id = p.request_id join accounts o on o.id = p.owner_id
  left join lateral (select b.channel, b.gateway_id, b.transaction_id, b.amount from payment_attempts b where b.payment_id = p.id
    order by b.id = p.paid_by desc nulls last, b.created_at desc limit 1) a on true`)
const columns = raw(`p.id, p.number, r.number as "ID", p.service_slug as "serviceSlug", p.status,
  coalesce(a.amount, p.amount) as amount, (select coalesce(sum(b.received - b.refunded), 0)::bigint from payment_attempts b where b.payment_id = p.id) as received,
  a.channel, a.gateway_id as "gatewayId", a.transaction_id as "transactionId", ${person('o')} as payer,
  (select jsonb_build_object(
      'ar', coalesce(v.definition -> 'translations' -> 'ar' ->> (v.definition ->> 'serviceLabel'), p.service_slug),
      'en', coalesce(v.definition -> 'translations' -> 'en' ->> (v.definition ->> 'serviceLabel'), p.service_slug))
    from services s join service_versions v on v.service_id = s.id and v.version = r.version where s.slug = p.service_slug) as service,
  p.created_at as "createdAt", p.paid_at as "paidAt", p.paid_by is not null as "hasReceipt",
  ${isProofWaiting} as "isProofWaiting"`)

export type RefundRecord = {
  id: string
  attemptId: string
  gatewayId: string
  amount: number
  cause: 'staff' | 'paidTwice' | 'tooMuch' | 'tooLate' | 'part'
  reason: string
  status: 'requested' | 'approved' | 'declined' | 'returned' | 'failed'
  requestedBy: PersonRef | null
  requestedAt: Date
  decidedBy: PersonRef | null
  decidedAt: Date | null
  decision: string | null
  finishedAt: Date | null
  /** To whom people send it. */
  payee: { name: string; iban: string; by: PersonRef | null; at: string } | null
  /** How its latest try was sent by people. */
  sent: { reference: string; by: PersonRef; at: string; isBounced: boolean; bounceReason?: string } | null
  /** What the reader may not do with it, and why. */
  hinders: Partial<Record<'decide' | 'send' | 'bounce', RefundHinder>>
  payment: { id: string; number: string; ID: string; serviceSlug: string }
}
const refundColumns =
  raw(`f.id, f.attempt_id as "attemptId", b.gateway_id as "gatewayId", f.amount, f.cause, f.reason, f.status,
  case when f.requested_by is null then null else ${person('q')} end as "requestedBy", f.requested_at as "requestedAt",
  case when f.decided_by is null then null else ${person('d')} end as "decidedBy", f.decided_at as "decidedAt", f.decision,
  f.finished_at as "finishedAt",
  case when f.payee_iban is null then null else jsonb_build_object('name', f.payee_name, 'iban', f.payee_iban, 'at', f.payee_at,
    'by', case when y.id is null then null else ${person('y')} end) end as payee,
  case when t.carried_out_at is null then null else jsonb_build_object('reference', t.bank_reference, 'at', t.carried_out_at,
    'by', ${person('c')}, 'isBounced', t.bounced_at is not null) || coalesce((select jsonb_build_object('bounceReason', e.reason)
      from payment_events e where e.attempt_id = f.attempt_id and e.refund_id = t.id and e.kind = 'refundBounced'), '{}') end as sent,
  jsonb_build_object('id', p.id, 'number', p.number, 'ID', r.number, 'serviceSlug', p.service_slug) as payment`)
const refundTables = raw(`payment_refunds f join payment_attempts b on b.id = f.attempt_id
  join payments p on p.id = b.payment_id join requests r on r.id = p.request_id
  left join accounts q on q.id = f.requested_by left join accounts d on d.id = f.decided_by
  left join payment_refund_tries t on t.id = f.try_id left join accounts y on y.id = f.payee_by
  left join accounts c on c.id = t.carried_out_by`)

/** Refunds that a provider carries out; the others are people's. */
const atProvider = sql`exists (select from payment_attempts g where g.id = f.attempt_id and g.gateway_id <> all(${[...handIds]}::text[]))`

/** The job that sends refunds, and the name of what is owed while their provider stays away. */
export const refundJob = 'payments.refund'
/** How long a refund rests once somebody has begun to carry it out. */
export const refundPauseMs = 5 * 60_000

/** No refund of the request `r` waits for its provider. */
export const nothingToSendSql = sql`not exists (select from payment_refunds f join payment_attempts w on w.id = f.attempt_id
  join payments v on v.id = w.payment_id where v.request_id = r.id and f.status = 'approved' and ${atProvider})`

/** Who reads refunds, and when. */
export type Reader = { accountId: string; now: Date }
const refundsSql = ({ accountId, now }: Reader): Sql =>
  sql`select ${refundColumns}, case when ${hasPartSql(accountId, now)} then '{"decide":"own","send":"own","bounce":"own"}'
    else jsonb_strip_nulls(jsonb_build_object('decide', ${hinderSql('decide', accountId, now)},
      'send', ${hinderSql('carryOut', accountId, now)}, 'bounce', ${hinderSql('bounce', accountId, now)})) end as hinders
    from ${refundTables}`

export const staffStore = (database: Queries) => ({
  /** Whether the request that a payment is for is in some way an account's own. */
  isOwn: async (accountId: string, paymentId: string, now: Date): Promise<boolean> => {
    const { isOwn } = await database.one<{ isOwn: boolean }>(
      sql`select exists (select from payments p join requests r on r.id = p.request_id
        where p.id = ${paymentId}::uuid and ${hasPartSql(accountId, now)}) as "isOwn"`,
    )
    return isOwn
  },

  list: (within: Sql, filter: Filter, after: string | undefined) => {
    const order = filter.order.length > 0 ? filter.order : [{ field: 'createdAt', descending: true }]
    const id = raw('p.id')
    const paging = pagingOf(order, paymentFilter.columns, { id, after })
    const where = sql`${within} and ${whereSql(filter.where, paymentFilter.columns)}`
    const { limit, skip } = filter
    return database.query<ListedPayment & { place: (string | null)[] }>(
      sql`select ${columns}, ${paging.position} as place
        from (${pageIdsSql(paging, { from: tables, where, id, limit, skip })}) page
          join ${tables} on p.id = page.page_id
        order by ${paging.order}`,
      { named: false },
    )
  },

  count: async (within: Sql, where: Where | undefined): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from ${tables} where ${within} and ${whereSql(where, paymentFilter.columns)}`,
      { named: false },
    )
    return count
  },

  find: (id: string) =>
    database.maybeOne<ListedPayment>(sql`select ${columns} from ${tables} where p.id = ${id}`),

  /** Events with who recorded them, oldest first. */
  events: (paymentId: string) =>
    database.query<{
      at: Date
      kind: string
      channel: string
      amount: number
      transactionId: string | null
      by: PersonRef | null
      reason: string | null
    }>(
      sql`select e.occurred_at as at, e.kind, b.channel, e.amount, e.transaction_id as "transactionId",
          case when s.id is null then null else ${raw(person('s'))} end as by, e.reason
        from payment_events e join payment_attempts b on b.id = e.attempt_id left join accounts s on s.id = e.actor_id
        where b.payment_id = ${paymentId} order by e.occurred_at, e.received_at, e.event_id`,
    ),

  /** Every file that was sent to prove money of a payment, oldest first. */
  proofs: (paymentId: string) =>
    database.query<{
      attemptId: string
      fileId: string
      sentAt: Date
      isAccepted: boolean | null
      refusedBecause: string | null
    }>(
      sql`select w.attempt_id as "attemptId", w.file_id as "fileId", w.sent_at as "sentAt", w.is_accepted as "isAccepted",
          w.refused_because as "refusedBecause"
        from payment_proofs w join payment_attempts b on b.id = w.attempt_id
        where b.payment_id = ${paymentId} order by w.sent_at, w.file_id`,
    ),

  refundsOf: (paymentId: string, reader: Reader) =>
    database.query<RefundRecord>(
      sql`${refundsSql(reader)} where p.id = ${paymentId} order by f.requested_at, f.id`,
    ),

  openRefunds: (reader: Reader) =>
    database.query<RefundRecord>(
      sql`${refundsSql(reader)} where f.status in ('requested', 'approved', 'failed')
        order by f.requested_at, f.id limit 200`,
    ),

  refund: (id: string, reader: Reader) =>
    database.maybeOne<RefundRecord>(sql`${refundsSql(reader)} where f.id = ${id}`),

  /**
   * Decides on a refund; nothing where it was decided, or whoever decides is no second person.
   * Approved anew after a failure it is another try, with an id of its own: the provider has answered the former.
   */
  decide: async (
    id: string,
    {
      by,
      approve,
      reason,
      tryId,
      now,
    }: { by: string; approve: boolean; reason: string; tryId: string; now: Date },
  ): Promise<boolean> =>
    (
      await database.query(
        sql`with decided as (
            update payment_refunds f set status = ${approve ? 'approved' : 'declined'}, decided_by = ${by}, decided_at = ${now},
              decision = ${reason}, finished_at = case when ${approve}::boolean then null else ${now}::timestamptz end,
              try_id = case when ${approve}::boolean then ${tryId}::uuid else try_id end, next_try_at = null
            where id = ${id} and status in ('requested', 'failed') and ${hinderSql('decide', by, now)} is null
            returning id, status)
          , tried as (insert into payment_refund_tries (id, refund_id, begun_at)
            select ${tryId}::uuid, id, ${now}::timestamptz from decided where status = 'approved')
          select id from decided`,
      )
    ).length === 1,

  /** Approved refunds that nobody has begun to carry out of late, or owed ones of which nothing is left to carry out. */
  isRefundDue: async (now: Date): Promise<boolean> => {
    const { isDue } = await database.one<{ isDue: boolean }>(
      sql`select exists(select from payment_refunds f where ${atProvider} and f.status = 'approved'
        and (f.next_try_at is null or f.next_try_at <= ${now}))
        or exists(select from owed_work o join requests r on r.id = o.request_id
          where o.what = ${refundJob} and ${nothingToSendSql}) as "isDue"`,
    )
    return isDue
  },
  claimRefunds: (now: Date, until: Date, limit: number) =>
    database.query<{
      id: string
      attemptId: string
      /** The provider's id of the money that came. */
      transaction: string | null
      paymentId: string
      requestId: string
      gatewayId: string
      amount: number
      decidedBy: string
      /** It was tried before, under another id. */
      isAgain: boolean
      /** The latest try. */
      tryId: string
    }>(
      sql`update payment_refunds f set next_try_at = ${until} from payment_attempts b, payments p
        where b.id = f.attempt_id and p.id = b.payment_id and f.id in (
          select f.id from payment_refunds f where ${atProvider} and f.status = 'approved'
            and (f.next_try_at is null or f.next_try_at <= ${now})
          order by f.next_try_at nulls first, f.requested_at limit ${limit} for update of f skip locked)
        returning f.id, f.attempt_id as "attemptId", b.transaction_id as transaction, b.payment_id as "paymentId",
          p.request_id as "requestId", b.gateway_id as "gatewayId", f.amount, f.decided_by as "decidedBy", f.try_id as "tryId",
          exists (select from payment_refund_tries t where t.refund_id = f.id and t.id <> f.try_id) as "isAgain"`,
    ),
  /** Refunds of a request whose provider did not answer, at once instead of after their pause; not one that may be under way. */
  bringForward: (requestId: string, now: Date) =>
    database.query(
      sql`update payment_refunds f set next_try_at = ${now} from payment_attempts b, payments p
        where b.id = f.attempt_id and p.id = b.payment_id and p.request_id = ${requestId} and f.status = 'approved'
          and f.next_try_at > ${now} and f.next_try_at <= ${now}::timestamptz + ${refundPauseMs - 60_000} * interval '1 millisecond'`,
    ),
  /** Whether a try is still to be sent. */
  isToSend: async ({ id, tryId }: { id: string; tryId: string }): Promise<boolean> => {
    const { isToSend } = await database.one<{ isToSend: boolean }>(
      sql`select exists (select from payment_refunds where id = ${id} and try_id = ${tryId} and status = 'approved') as "isToSend"`,
    )
    return isToSend
  },
  /** A try failed; a later one that was approved meanwhile has not. */
  failRefund: ({ id, tryId }: { id: string; tryId: string }, now: Date) =>
    database.query(
      sql`update payment_refunds set status = 'failed', finished_at = ${now}
        where id = ${id} and try_id = ${tryId} and status = 'approved'`,
    ),

  /** Whose some payments are. */
  ownersOf: async (paymentIds: readonly string[]): Promise<string[]> => {
    if (paymentIds.length === 0) return []
    const rows = await database.query<{ ownerId: string }>(
      sql`select distinct owner_id as "ownerId" from payments where id = any(${[...paymentIds]}::uuid[])`,
    )
    return rows.map(({ ownerId }) => ownerId)
  },

  /** Payments that were paid, or money of which moved, on a day. */
  ofDay: (from: Date, until: Date) =>
    database.query<{
      at: Date
      kind: BookKind
      number: string
      ID: string
      serviceSlug: string
      channel: string
      gatewayId: string
      transactionId: string | null
      amount: number
    }>(
      sql`select e.occurred_at as at, e.kind, p.number, r.number as "ID", p.service_slug as "serviceSlug", b.channel,
          b.gateway_id as "gatewayId", e.transaction_id as "transactionId", e.amount
        from payment_events e join payment_attempts b on b.id = e.attempt_id join payments p on p.id = b.payment_id
          join requests r on r.id = p.request_id
        where ${movesMoney} and e.occurred_at >= ${from} and e.occurred_at < ${until}
        order by e.occurred_at, e.event_id`,
    ),
})
export type StaffStore = ReturnType<typeof staffStore>
