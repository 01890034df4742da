// The SQL of settling: a payment is locked, what befell it is added, and everything that follows is written with it in one
// transaction.

import type { HistoryKind } from '@bawaba/contract/entities/request.ts'
import type { AttemptStatus, PaymentStatus } from '@bawaba/contract/payment-states.ts'
import { poundsOf, type Text } from '@bawaba/language/index.ts'
import { json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { attachSql, lockFilesSql } from '../files/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'
import type { Channel, Order } from './gateway.ts'
import type { Balances } from './ledger.ts'
import { type AttemptEvent, type AttemptState, foldAttempt } from './machine.ts'
import { receiptStore } from './receipt-store.ts'
import { refundStore } from './refund-store.ts'

export type PaymentRecord = {
  id: string
  number: string
  requestId: string
  ID: string
  serviceSlug: string
  version: number
  deliverableNumber: number
  ownerId: string
  items: { label: Text; amount: number }[]
  amount: number
  status: PaymentStatus
  isVoid: boolean
  paidBy: string | null
  createdAt: Date
  updatedAt: Date
  paidAt: Date | null
  revision: number
  /** Whether the request still waits for it. */
  isWaiting: boolean
  /** When the request surely ends unless it is paid; nothing where it does not, or not by itself. */
  endsAt: Date | null
  /** That end is set by law or the requirements: no way to pay puts it off. */
  isFixed: boolean
  /** The state of its request. */
  requestStatus: string
}
/** What a provider answered to `begin`, as it is stored. */
export type StoredBegun =
  | { kind: 'redirect'; url: string }
  | { kind: 'code'; code: string }
  | { kind: 'transfer'; iban: string; accountName: Text; bank: Text; transferReference: string }
/** What a provider is told of an order besides its amount. */
export type Ordered = Pick<Order, 'description' | 'language' | 'successUrl' | 'failureUrl'>
export type AttemptRecord = AttemptState & {
  channel: Channel | 'office'
  /** Nothing where no provider was told. */
  ordered: Ordered | null
  begun: StoredBegun | null
  transactionId: string | null
  expiresAt: Date | null
  nextCheckAt: Date | null
  checks: number
  proofId: string | null
  /** A proof of it waits for finance. */
  isProofWaiting: boolean
  events: AttemptEvent[]
}

export const paymentColumns = raw(`p.id, p.number, p.request_id as "requestId", r.number as "ID",
  p.service_slug as "serviceSlug", r.version, p.deliverable_number as "deliverableNumber", p.owner_id as "ownerId", p.items,
  p.amount, p.status, p.is_void as "isVoid", p.paid_by as "paidBy", p.created_at as "createdAt",
  p.updated_at as "updatedAt", p.paid_at as "paidAt", p.revision, r.status_kind = 'waiting-on-payment' as "isWaiting",
  case when r.moves_when_due and r.overdue_at is null and r.status_kind = 'waiting-on-payment' then r.due_at end as "endsAt",
  r.due_fixed as "isFixed", r.status as "requestStatus"`)
export const paymentTables = raw('payments p join requests r on r.id = p.request_id')

/** The newest payment of a request that the scope admits. */
const ofRequest = (scope: Sql, serviceSlug: string, named: Sql): Sql =>
  sql`select p.id from payments p join requests r on r.id = p.request_id
    where ${scope} and r.service_slug = ${serviceSlug} and ${named} order by p.created_at desc, p.id desc limit 1`

type StoredEvent = Omit<AttemptEvent, 'occurredAt'> & { occurredAt: string }

export type NewEvent = AttemptEvent & {
  gatewayId: string
  eventId: string
  attemptId: string
  refundId?: string | undefined
  source: 'notice' | 'status' | 'begin' | 'clock' | 'settlement' | 'staff'
  actorId?: string | undefined
  reason?: string | undefined
}

/** What a given event of money was: new, known, or known otherwise: of another attempt, kind or amount. */
export type Verdict = 'added' | 'same' | 'different'

/** Whether a proof of the attempt `a` waits for finance, or money of it for a second person of theirs. */
export const waitsForFinance = raw(
  `(exists (select from payment_proofs w where w.attempt_id = a.id and w.decided_at is null)
    or exists (select from payment_bookings k where k.attempt_id = a.id and k.amount > 0))`,
)

type NewAttempt = {
  id: string
  paymentId: string
  gatewayId: string
  channel: Channel | 'office'
  fee: number
  amount: number
  now: Date
  expiresAt: Date | null
  actedBy: string | null
  ordered?: Ordered
  /** An officer says that its money is there: it stands beside whatever else is open, and in nobody's way. */
  isRecorded?: true
  /** A file that its owner uploaded, checked and held by nothing: it becomes the request's with the attempt, and waits for finance. */
  proof?: { fileId: string; ownerId: string }
}

const proofSql = (paymentId: string, { fileId, ownerId }: { fileId: string; ownerId: string }): Sql =>
  sql`with free as materialized (${lockFilesSql([fileId], { accountId: ownerId })}), attached as (${attachSql(
    [fileId],
    { accountId: ownerId },
    sql`(select request_id as id from payments where id = ${paymentId} and exists (select from free))`,
  )})`

export const paymentsStore = (queries: Queries) => ({
  ...refundStore(queries),

  /** The newest payment of a request, without a lock. */
  newestOf: async (scope: Sql, serviceSlug: string, named: Sql): Promise<PaymentRecord | undefined> =>
    queries.maybeOne<PaymentRecord>(
      sql`select ${paymentColumns} from ${paymentTables} where p.id = (${ofRequest(scope, serviceSlug, named)})`,
    ),

  find: (id: string) =>
    queries.maybeOne<PaymentRecord>(sql`select ${paymentColumns} from ${paymentTables} where p.id = ${id}`),

  /** The request of a payment for change. */
  lockRequest: (paymentId: string) =>
    queries.query(
      sql`select from requests where id = (select request_id from payments where id = ${paymentId}) for no key update`,
    ),

  /** The payment for change: whoever comes second waits for the first to be done. */
  lock: (id: string) =>
    queries.maybeOne<PaymentRecord>(
      sql`select ${paymentColumns} from ${paymentTables} where p.id = ${id} for update of p`,
    ),

  /** Which payment an attempt is of, and by whom. */
  attemptOwner: (attemptId: string, event: Pick<NewEvent, 'gatewayId' | 'eventId' | 'kind' | 'amount'>) =>
    queries.maybeOne<{
      paymentId: string
      gatewayId: string
      amount: number
      channel: Channel | 'office'
      /** The event counts already, as it is said now. */
      isCounted: boolean
    }>(
      sql`select payment_id as "paymentId", gateway_id as "gatewayId", amount, channel,
          exists(select from payment_events e where e.gateway_id = ${event.gatewayId} and e.event_id = ${event.eventId}
            and e.attempt_id = a.id and e.kind = ${event.kind} and e.amount = ${event.amount}) as "isCounted"
        from payment_attempts a where id = ${attemptId}`,
    ),

  attempts: async (paymentId: string): Promise<AttemptRecord[]> => {
    const rows = await queries.query<
      Omit<AttemptRecord, 'events' | 'priorReturns'> & { events: StoredEvent[] }
    >(
      sql`select a.id, a.gateway_id as "gatewayId", a.channel, a.status, a.amount, a.fee, a.received, a.refunded, a.ordered, a.begun,
          a.transaction_id as "transactionId", a.created_at as "createdAt", a.expires_at as "expiresAt",
          a.next_check_at as "nextCheckAt", a.checks, a.proof_id as "proofId", ${waitsForFinance} as "isProofWaiting",
          (select coalesce(sum(f.amount), 0)::bigint from payment_refunds f where f.attempt_id = a.id and f.status <> 'declined' and f.cause <> 'staff') as "excessRefunds",
          (select coalesce(sum(f.amount), 0)::bigint from payment_refunds f where f.attempt_id = a.id and f.status in ('requested', 'approved', 'failed')) as "openRefunds",
          coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'amount', e.amount, 'transactionId', e.transaction_id,
            'occurredAt', e.occurred_at)) from payment_events e where e.attempt_id = a.id), '[]') as events
        from payment_attempts a where a.payment_id = ${paymentId} order by a.created_at, a.id`,
    )
    return rows.map(row => {
      const events = row.events.map(event => ({ ...event, occurredAt: new Date(event.occurredAt) }))
      return { ...row, events, priorReturns: foldAttempt(row.amount, events).priorReturns }
    })
  },

  addAttempt: async ({ proof, ...attempt }: NewAttempt): Promise<boolean> => {
    const added = await queries.query(
      sql`${proof ? proofSql(attempt.paymentId, proof) : raw('with attached as (select null::uuid as id)')}
        , extended as (
          -- A request that moves on by itself when it is due waits for the payment that has begun.
          update requests r set due_at = greatest(r.due_at, ${attempt.expiresAt}::timestamptz) from payments p
          where p.id = ${attempt.paymentId}::uuid and r.id = p.request_id and r.moves_when_due and not r.due_fixed
        )
, added as (
        insert into payment_attempts (id, payment_id, gateway_id, channel, fee, amount, status, created_at, expires_at,
          next_check_at, proof_id, acted_by, ordered)
        select ${attempt.id}::uuid, ${attempt.paymentId}::uuid, ${attempt.gatewayId}, ${attempt.channel}, ${attempt.fee}::bigint,
          ${attempt.amount}::bigint, ${attempt.isRecorded ? 'cancelled' : 'intent'}, ${attempt.now}::timestamptz, ${attempt.expiresAt}::timestamptz,
          ${attempt.expiresAt}::timestamptz, attached.id, ${attempt.actedBy}::uuid,
          ${attempt.ordered ? json(attempt.ordered) : null}::jsonb from attached
        returning id, proof_id
        ), proven as (
          insert into payment_proofs (attempt_id, file_id, sent_at)
          select id, proof_id, ${attempt.now}::timestamptz from added where proof_id is not null
        )
        select id from added`,
    )
    return added.length === 1
  },

  /** What the provider answered to `begin`. Answered twice, the first stays; what it names after the end of ours is too late. */
  setBegun: (attemptId: string, begun: StoredBegun, expiresAt: Date | null, nextCheckAt: Date) =>
    queries.query(
      sql`update payment_attempts set begun = coalesce(begun, ${json(begun)}::jsonb),
          expires_at = least(${expiresAt}::timestamptz, expires_at), next_check_at = ${nextCheckAt}
        where id = ${attemptId}`,
    ),

  /** Finance confirmed the money of an attempt, or refused its proofs: none waits for them any more. Answers how many did. */
  decideProofs: async (
    attemptId: string,
    { by, refusedBecause, now }: { by: string; refusedBecause: string | null; now: Date },
  ): Promise<number> => {
    const isAccepted = refusedBecause === null
    const { decided } = await queries.one<{ decided: number }>(
      sql`with decided as (
          update payment_proofs set decided_at = ${now}, decided_by = ${by}::uuid, is_accepted = ${isAccepted},
            refused_because = ${refusedBecause}
          where attempt_id = ${attemptId} and decided_at is null returning file_id
        ), bare as (
          update payment_attempts set proof_id = null
          where id = ${attemptId} and not ${isAccepted}::boolean and exists (select from decided))
        select count(*)::int as decided from decided`,
    )
    return decided
  },

  /** The provider is to be asked about an attempt. */
  checkSoon: (attemptId: string, now: Date) =>
    queries.query(
      sql`update payment_attempts set next_check_at = ${now}
        where id = ${attemptId}`,
    ),

  /** Whether a request has a payment that is paid or can still be: its booking is not over when another is refunded. */
  hasLivePayment: async (requestId: string): Promise<boolean> => {
    const { has } = await queries.one<{ has: boolean }>(
      sql`select exists (select from payments where request_id = ${requestId} and amount > 0 and not is_void
        and status <> 'refunded') as has`,
    )
    return has
  },

  /** Adds events that are not there yet; answers of each, in their order, what it was. */
  addEvents: (events: readonly NewEvent[], now: Date): Promise<{ verdict: Verdict }[]> =>
    queries.query<{ verdict: Verdict }>(
      sql`with given as (
          select e.*, row_number() over (partition by e."gatewayId", e."eventId" order by e.place) as turn
          from jsonb_to_recordset(${json(events.map((event, place) => ({ ...event, place })))}::jsonb) as e(place integer,
            "gatewayId" text, "eventId" text, "attemptId" uuid, kind text, amount bigint, "transactionId" text, "refundId" uuid,
            "occurredAt" timestamptz, source text, "actorId" uuid, reason text)
        ), added as (
          insert into payment_events (gateway_id, event_id, attempt_id, kind, amount, transaction_id, refund_id, occurred_at,
            received_at, source, actor_id, reason)
          select "gatewayId", "eventId", "attemptId", kind, amount, "transactionId", "refundId", "occurredAt",
            ${now}::timestamptz, source, "actorId", reason
          from given where turn = 1 order by place on conflict do nothing returning *
        ), alike as (
          -- One that another has just added is not to be seen here: it is another's. Each way by its own index.
          select g.place, true as is_own, e.attempt_id, e.kind, e.amount from given g join payment_events e
            on e.gateway_id = g."gatewayId" and e.event_id = g."eventId"
          union all select g.place, false, e.attempt_id, e.kind, e.amount from given g join payment_events e
            on e.gateway_id = g."gatewayId" and e.transaction_id = g."transactionId" and e.kind = g.kind
            where e.kind in ('received', 'refunded') and e.source <> 'staff' and e.event_id <> g."eventId"
          union all select g.place, e.event_id = g."eventId", e.attempt_id, e.kind, e.amount from given g join added e
            on e.gateway_id = g."gatewayId" and (e.event_id = g."eventId" or (e.transaction_id = g."transactionId" and e.kind = g.kind))
        ), known as (
          select a.place, a.is_own, (a.attempt_id, a.kind, a.amount) = (g."attemptId", g.kind, g.amount) as is_same
          from alike a join given g on g.place = a.place
        )
        select case when turn = 1 and exists (select from added a where (a.gateway_id, a.event_id) = ("gatewayId", "eventId")) then 'added'
          -- By its id; or else by its transaction, which several may tell of.
          when (select bool_and(is_same) from known k where k.place = given.place and (is_own or not exists (
            select from known o where o.place = given.place and o.is_own))) then 'same'
          else 'different' end as verdict
        from given order by place`,
    ),

  saveAttempt: (
    id: string,
    state: { status: AttemptStatus; received: number; refunded: number; transactionId: string | null },
    nextCheckAt: Date | null,
  ) =>
    queries.query(
      sql`update payment_attempts set status = ${state.status}, received = ${state.received}, refunded = ${state.refunded},
          transaction_id = ${state.transactionId}, next_check_at = ${nextCheckAt}::timestamptz
        where id = ${id}`,
    ),

  savePayment: (
    id: string,
    state: { status: PaymentStatus; paidBy: string | null; isVoid: boolean; paidAt: Date | null },
    now: Date,
  ) =>
    queries.query(
      sql`update payments set status = ${state.status}, paid_by = ${state.paidBy}::uuid, is_void = ${state.isVoid},
          paid_at = ${state.paidAt}::timestamptz,
          updated_at = ${now}, revision = revision + 1
        where id = ${id}`,
    ),

  balances: async (paymentId: string): Promise<Balances> => {
    const rows = await queries.query<{ account: string; amount: number }>(
      sql`select account, sum(amount)::bigint as amount from payment_postings where payment_id = ${paymentId} group by account`,
    )
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
  },

  post: (
    posting: { id: string; paymentId: string; lines: { account: string; amount: number }[] },
    now: Date,
  ) =>
    queries.query(
      sql`insert into payment_postings (posting_id, payment_id, account, amount, at)
        select ${posting.id}::uuid, ${posting.paymentId}::uuid, l.account, l.amount, ${now}::timestamptz
        from jsonb_to_recordset(${json(posting.lines)}::jsonb) as l(account text, amount bigint)`,
    ),

  publish: (paymentId: string, kind: string, now: Date) =>
    queries.query(
      sql`insert into payment_outbox (payment_id, kind, at) values (${paymentId}, ${kind}, ${now})`,
    ),

  /** Shows finance what cannot be true; answers whether they had not been shown the same before. */
  alert: async (
    alert: { id: string; gatewayId: string; attemptId: string | null; kind: string; detail: object },
    now: Date,
  ): Promise<boolean> =>
    (
      await queries.query(
        sql`insert into payment_alerts (id, gateway_id, attempt_id, kind, detail, at)
          select ${alert.id}::uuid, ${alert.gatewayId}, ${alert.attemptId}::uuid, ${alert.kind}, ${json(alert.detail)}::jsonb, ${now}::timestamptz
          where not exists (select from payment_alerts a where a.gateway_id = ${alert.gatewayId} and a.kind = ${alert.kind}
            and a.attempt_id is not distinct from ${alert.attemptId}::uuid and a.detail = ${json(alert.detail)}::jsonb)
          returning id`,
      )
    ).length > 0,

  ...receiptStore(queries),

  /** A line of the request's history, and with it what its owner is notified of. */
  tell: (
    payment: Pick<PaymentRecord, 'id' | 'requestId' | 'ownerId' | 'ID' | 'serviceSlug'>,
    entry: {
      id: string
      kind: HistoryKind
      amount: number
      channel: string
      transactionId: string | null
      actorId?: string | undefined
    },
    notice: Notice | undefined,
    now: Date,
  ) => {
    const noted = sql`insert into request_history (id, request_id, at, kind, actor, actor_id, visible_to_applicant, detail)
      values (${entry.id}, ${payment.requestId}, ${now}, ${entry.kind}, ${entry.actorId ? 'staff' : 'system'}, ${entry.actorId ?? null},
        true, ${json({
          amount: poundsOf(entry.amount),
          channel: entry.channel,
          ...(entry.transactionId ? { transactionId: entry.transactionId } : {}),
        })}::jsonb)`
    if (!notice) return queries.query(noted)
    const columns = noticeColumns(notice, raw('a.id'), {
      number: sql`${payment.ID}::text`,
      serviceSlug: sql`${payment.serviceSlug}::text`,
      happenedAt: sql`(select max(e.occurred_at) from payment_events e join payment_attempts x on x.id = e.attempt_id
        where x.payment_id = ${payment.id}::uuid)`,
    })
    return queries.query(
      sql`with noted as (${noted}),
        told as (${listedSql(sql`select ${columns} from accounts a where a.id = ${payment.ownerId}`, now)})
        ${outgoingSql(raw('told'))}`,
    )
  },
})
