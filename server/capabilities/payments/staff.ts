// Payments as finance staff work on them: lists, one whole payment, refunds that they ask for, and the statement of a day.

import { hash } from 'node:crypto'
import type {
  BookingPreview,
  PaymentProof,
  PaymentRow,
  StaffPayment,
} from '@bawaba/contract/entities/payment.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { piastersOf, poundsOf } from '@bawaba/language/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { cursorOf, parseFilter, parseWhere, shownBy } from '../../platform/filter/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { assertIdempotencyKey } from '../../platform/http/headers.ts'
import type { Audit } from '../audit/index.ts'
import type { Files } from '../files/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { Confirmed, Gate } from './bookings/gate.ts'
import { bookingStore } from './bookings/store.ts'
import { bookingView } from './bookings/view.ts'
import type { Check } from './check.ts'
import {
  type By,
  createCounter,
  type FreshBy,
  type OfficePayment,
  type OfficeRecord,
  paymentEvent,
  type TransferDecision,
  type VoidedRecord,
} from './counter.ts'
import { type Gateway, OutcomeUnknown } from './gateway.ts'
import { refundable } from './machine.ts'
import { isByHand } from './own-account.ts'
import { previewOf } from './preview.ts'
import { refundView } from './refunds.ts'
import type { Settle } from './settle.ts'
import { type ListedPayment, paymentFilter, type StaffStore, withinSql } from './staff-store.ts'
import { type AttemptRecord, type PaymentRecord, paymentsStore } from './store.ts'
import { defined, itemsView, money } from './views.ts'

type Dependencies = {
  database: Database
  store: StaffStore
  settle: Settle
  check: Check
  gateways: ReadonlyMap<string, Gateway>
  clock: () => Date
  newId: () => string
  notices: Notices
  audit: Audit
  files: Pick<Files, 'read'>
  timesDue: number
  mayBook: Gate
}
/** Somebody who acts, and what they confirm that another asked for. */
export type Confirming<Whoever extends By> = Whoever & { confirms?: Confirmed | undefined }
type ListQuery = { filter?: unknown; total?: boolean | undefined; after?: string | undefined }

const rowView = ({ amount, received, createdAt, paidAt, ...row }: ListedPayment): PaymentRow =>
  defined({
    ...row,
    total: money(amount),
    received: poundsOf(received),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString(),
  }) as PaymentRow

/** The id of a refund that was sent with a key: sent again it is the same refund. */
const refundIdOf = ({ accountId }: By, paymentId: string, key: string): string => {
  assertIdempotencyKey(key)
  const hex = hash('sha256', `refund ${accountId} ${paymentId} ${key}`)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

export const createStaffPayments = (dependencies: Dependencies) => {
  const { database, store, settle, check, gateways, newId, audit, files } = dependencies
  const payments = paymentsStore(database)
  const withinOf = (actor: SignedIn, scope: Scope) => withinSql(scope === 'all' ? undefined : actor.accountId)

  const whole = async ({ accountId }: By, id: string): Promise<StaffPayment> => {
    const [row, payment] = await Promise.all([store.find(id), payments.find(id)])
    if (!row || !payment) throw new Problem('NOT_FOUND')
    const reader = { accountId, now: dependencies.clock() }
    const [attempts, proofs, events, refunds, bookings, balances] = await Promise.all([
      payments.attempts(id),
      store.proofs(id),
      store.events(id),
      store.refundsOf(id, reader),
      bookingStore(database).ofPayment(id, reader),
      payments.balances(id),
    ])
    return {
      ...rowView(row),
      items: itemsView(payment.items),
      revision: payment.revision,
      isVoid: payment.isVoid,
      attempts: attempts.map(attempt => ({
        ...attemptView(attempt),
        isOwnTransfer: attempt.channel === 'bank' && isByHand(attempt.gatewayId),
        isProofWaiting: proofs.some(
          ({ attemptId, isAccepted }) => attemptId === attempt.id && isAccepted === null,
        ),
        proofs: proofs.filter(({ attemptId }) => attemptId === attempt.id).map(proofView),
      })),
      timeline: events.map(({ at, amount, ...event }) =>
        defined({ ...event, at: at.toISOString(), amount: poundsOf(amount) }),
      ) as StaffPayment['timeline'],
      refunds: refunds.map(refundView),
      bookings: bookings.map(bookingView),
      ledger: Object.entries(balances).map(([account, amount]) => ({ account, amount: poundsOf(amount) })),
    }
  }

  const found = async (id: string): Promise<PaymentRecord> => {
    const payment = await payments.find(id)
    if (!payment) throw new Problem('NOT_FOUND')
    return payment
  }
  /** Nobody vouches for money of a request that is their own, or has it given back. */
  const assertOthers = async ({ accountId }: By, id: string): Promise<void> => {
    if (await store.isOwn(accountId, id, dependencies.clock())) throw new Problem('OWN_REQUEST')
  }
  const { notices, timesDue, mayBook } = dependencies
  const counterBy = (own: Settle) => createCounter({ settle: own, notices, newId, mayBook, found, timesDue })
  const counter = counterBy(settle)

  return {
    list: async (actor: SignedIn, scope: Scope, { filter: text, total, after }: ListQuery) => {
      const filter = parseFilter(text, paymentFilter.vocabulary)
      const within = withinOf(actor, scope)
      const rows = await store.list(within, filter, after)
      const last = rows.at(-1)
      return {
        rows: rows.map(({ place: _, ...row }) => shownBy(filter, rowView(row)) as Partial<PaymentRow>),
        total: total ? await store.count(within, filter.where) : undefined,
        next: last && rows.length === filter.limit ? cursorOf(last.place) : undefined,
      }
    },
    count: async (actor: SignedIn, scope: Scope, where: unknown) => ({
      count: await store.count(withinOf(actor, scope), parseWhere(where, paymentFilter.vocabulary)),
    }),

    /** One payment, which finance reads: that they did stands in the audit. */
    show: async (by: By, id: string): Promise<StaffPayment> => {
      const payment = await whole(by, id)
      await audit.record({ ...paymentEvent('payment.read', by, payment, {}), subjectId: payment.payer?.id })
      return payment
    },

    /** Asks for money to be given back; a second person decides. */
    requestRefund: async (
      by: By,
      id: string,
      body: { attemptId: string; amount: string; reason: string },
      key: string | undefined,
    ): Promise<StaffPayment> => {
      await assertOthers(by, id)
      const amount = piastersOf(body.amount) ?? 0
      const refundId = key === undefined ? newId() : refundIdOf(by, id, key)
      const settled = await settle.locked(id, async ({ store: own, payment, attempts, now }) => {
        const attempt = attempts.find(each => each.id === body.attemptId)
        if (!attempt) throw new Problem('NOT_FOUND')
        const earlier = await own.refund(refundId)
        if (earlier) {
          if (earlier.attemptId === attempt.id && earlier.amount === amount) return {}
          throw new Problem('IDEMPOTENCY_KEY_REUSED')
        }
        if (amount <= 0 || amount > refundable(attempt)) throw new Problem('REFUND_TOO_LARGE')
        const isWhole = gateways.get(attempt.gatewayId)?.refunds === 'whole'
        if (isWhole && amount !== attempt.amount) throw new Problem('REFUND_WHOLE_ONLY')
        await own.addRefund(
          { attemptId: attempt.id, amount, cause: 'staff' },
          { id: refundId, reason: body.reason, requestedBy: by.accountId, now },
        )
        return { recorded: paymentEvent('payment.refundRequested', by, payment, { amount: body.amount }) }
      })
      if (!settled) throw new Problem('NOT_FOUND')
      return whole(by, id)
    },

    recordOffice: async (by: By, id: string, body: OfficePayment): Promise<StaffPayment> => {
      await assertOthers(by, id)
      await counter.recordOffice(by, id, body)
      return whole(by, id)
    },
    confirmOffice: async (by: Confirming<FreshBy>, id: string, body: OfficeRecord): Promise<void> => {
      await assertOthers(by, id)
      await counter.confirmOffice(by, id, body)
    },
    previewOffice: async (by: By, id: string, body: OfficeRecord): Promise<BookingPreview> => {
      await assertOthers(by, id)
      return previewOf(settle, own => counterBy(own).confirmOffice(by, id, body))
    },
    dropOffice: counter.dropOffice,
    decideTransfer: async (by: Confirming<By>, id: string, body: TransferDecision): Promise<StaffPayment> => {
      await assertOthers(by, id)
      await counter.decideTransfer(by, id, body)
      return whole(by, id)
    },

    voidRecord: async (by: Confirming<FreshBy>, id: string, body: VoidedRecord): Promise<StaffPayment> => {
      await assertOthers(by, id)
      await counter.voidRecord(by, id, body)
      return whole(by, id)
    },

    previewTransfer: async (by: By, id: string, body: TransferDecision): Promise<BookingPreview> => {
      await assertOthers(by, id)
      return previewOf(settle, own => counterBy(own).decideTransfer(by, id, body))
    },
    previewVoid: async (by: By, id: string, body: VoidedRecord): Promise<BookingPreview> => {
      await assertOthers(by, id)
      return previewOf(settle, own => counterBy(own).voidRecord(by, id, body))
    },

    /** A file that proves a transfer, the last one or the one named; that it was read stands in the audit. */
    proof: async (by: By, id: string, named: string | undefined) => {
      const payment = await found(id)
      const proof = (await store.proofs(id)).findLast(({ fileId }) => named === undefined || fileId === named)
      if (!proof) throw new Problem('NOT_FOUND')
      const event = paymentEvent('payment.read', by, payment, { proof: true })
      await audit.record({ ...event, subjectId: payment.ownerId })
      return files.read(proof.fileId)
    },

    /** Asks the providers of all open attempts now. */
    checkNow: async (by: By, id: string): Promise<StaffPayment> => {
      const payment = await found(id)
      try {
        for (const attempt of await payments.attempts(payment.id)) await check.now(attempt.id)
      } catch (error) {
        if (error instanceof OutcomeUnknown) throw new Problem('PAYMENT_GATEWAY_DOWN', { cause: error })
        throw error
      }
      return whole(by, id)
    },

    /** Whose names stand on what is shown of some payments. */
    ownersOf: store.ownersOf,

    /** What moved on a day; that it was read stands in the audit. */
    day: async (by: By, day: string, from: Date, until: Date) => {
      const rows = await store.ofDay(from, until)
      await audit.record({
        kind: 'payment.dayDownloaded',
        actorId: by.accountId,
        address: by.address,
        detail: { day },
      })
      return rows
    },
    /** Finance reads a page of payments of all people. */
    noteListed: (by: By) =>
      audit.record({ kind: 'payment.listed', actorId: by.accountId, address: by.address, detail: {} }),
  }
}
export type StaffPayments = ReturnType<typeof createStaffPayments>

/** What became of a proof by whether it was accepted; null: nobody decided yet. */
const proofStates = new Map([
  [null, 'waiting'],
  [true, 'accepted'],
  [false, 'refused'],
] as const)
const proofView = ({
  fileId,
  sentAt,
  isAccepted,
  refusedBecause,
}: Awaited<ReturnType<StaffStore['proofs']>>[number]): PaymentProof => ({
  fileId,
  sentAt: sentAt.toISOString(),
  state: proofStates.get(isAccepted) ?? 'waiting',
  ...(refusedBecause ? { reason: refusedBecause } : {}),
})

const attemptView = (attempt: AttemptRecord) =>
  defined({
    id: attempt.id,
    gatewayId: attempt.gatewayId,
    channel: attempt.channel,
    amount: poundsOf(attempt.amount),
    fee: poundsOf(attempt.fee),
    status: attempt.status,
    received: poundsOf(attempt.received),
    refunded: poundsOf(attempt.refunded),
    transactionId: attempt.transactionId ?? undefined,
    createdAt: attempt.createdAt.toISOString(),
    expiresAt: attempt.expiresAt?.toISOString(),
    paymentCode: attempt.begun?.kind === 'code' ? attempt.begun.code : undefined,
    transferReference: attempt.begun?.kind === 'transfer' ? attempt.begun.transferReference : undefined,
    proofId: attempt.proofId ?? undefined,
  }) as StaffPayment['attempts'][number]
