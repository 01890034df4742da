// The parts of payments put together over a database and gateways: by the capability, and by tests that kill them.

import type { Database } from '../../platform/database/index.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import type { Signer } from '../../platform/signer.ts'
import type { Audit } from '../audit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Files } from '../files/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { Owed } from '../owed/index.ts'
import type { Casework } from '../requests/index.ts'
import type { Reservations } from '../reservations/index.ts'
import { createArrivals } from './arrivals.ts'
import { createBegin } from './begin.ts'
import { createBookings } from './bookings/bookings.ts'
import { createGate } from './bookings/gate.ts'
import { createCheck } from './check.ts'
import { checkStore } from './check-store.ts'
import { closeStore } from './close-store.ts'
import { daysStore } from './days-store.ts'
import type { Gateway } from './gateway.ts'
import { createHandRefunds } from './hand-refunds.ts'
import { createIntake } from './intake.ts'
import { intakeStore } from './intake-store.ts'
import { createMayEnd } from './may-end.ts'
import { createNews } from './news.ts'
import { outboxStore } from './outbox-store.ts'
import { payerStore } from './payer-store.ts'
import { createPayments } from './payments.ts'
import { accountStatementStore, createPeriods, periodStore } from './periods/index.ts'
import { createPublish, type Subscriber } from './publish.ts'
import { signReceiptBy } from './receipts.ts'
import { createReconcile } from './reconcile.ts'
import { reconcileStore } from './reconcile-store.ts'
import { createRefunds, refundView } from './refunds.ts'
import { createResolve } from './resolve.ts'
import { createSettle } from './settle.ts'
import { createStaffPayments } from './staff.ts'
import { staffStore } from './staff-store.ts'
import { createStatementImport } from './statement-import.ts'
import { statementStore } from './statement-store.ts'
import { paymentsStore } from './store.ts'
import { createWatch } from './watch.ts'

export type PaymentDependencies = {
  database: Database
  gateways: ReadonlyMap<string, Gateway>
  casework: Pick<Casework, 'paid' | 'unpaid'>
  reservations: Pick<Reservations, 'refunded' | 'unpaid' | 'channelsOf'>
  catalogue: Pick<Catalogue, 'formOf' | 'definitionOf' | 'find'>
  notices: Notices
  audit: Audit
  files: Pick<Files, 'read'>
  owed: Pick<Owed, 'rest' | 'drop'>
  linkTo: LinkTo
  /** Signs receipts. */
  signer: Pick<Signer, 'sign'>
  clock: () => Date
  newId: () => string
  log: WriteEvent
  /** Notices that are counted at a time as they come. */
  countedAtOnce?: number
  /** How many times what is due finance may record as arrived; 0: no limit. */
  timesDue?: number
}

const day = 24 * 60 * 60_000
/** How long a provider takes money for an attempt. */
const lives = { card: 30 * 60_000, 'payment-code': 3 * day, bank: 14 * day } as const

export const createPaymentParts = (dependencies: PaymentDependencies) => {
  const {
    database,
    gateways,
    casework,
    catalogue,
    notices,
    audit,
    files,
    owed,
    linkTo,
    signer,
    clock,
    newId,
    log,
    countedAtOnce = 4,
    timesDue = 0,
  } = dependencies
  const settle = createSettle({
    deed: audit.deed,
    clock,
    newId,
    notices,
    log,
    signReceipt: signReceiptBy(signer),
  })
  const news = createNews({ database, settle, clock, newId, log })
  const checks = checkStore(database)
  const check = createCheck({ store: checks, settle, news, gateways, clock, log })
  const begin = createBegin({ settle, gateways, newId, clock, lifeOf: channel => lives[channel] })
  const intake = createIntake({ store: intakeStore(database), news, gateways, clock, log, countedAtOnce })
  const payer = payerStore(database)
  const store = staffStore(database)
  const outbox = outboxStore(database)
  /** A request that was paid for goes on; one that left without waiting has its money given back. */
  const moveRequest: Subscriber = async ({ kind, requestId, paymentId }) => {
    if (kind !== 'paid') return
    const outcome = await casework.paid(requestId, paymentId)
    if (outcome === 'left') await settle.locked(paymentId, async () => ({ isVoid: true }))
  }
  /** A request whose money never arrived waits for it again; what it had paid for is reserved as before. */
  const takeBack: Subscriber = async ({ id, kind, requestId, paymentId }) => {
    if (kind !== 'reversed' || (await paymentsStore(database).find(paymentId))?.paidBy) return
    const outcome = await casework.unpaid(requestId, paymentId)
    if (outcome === 'moved') await dependencies.reservations.unpaid(requestId)
    // Nothing of it can be led back: people decide what follows.
    if (outcome === 'done')
      await outbox.tellStaff(
        id,
        notices.write('moneyTakenBack', () => ({ number: '{number}' })),
        clock(),
      )
  }
  /** A request that ended without what was paid for, or was taken up again: what goes back is worked out anew. */
  const returnMoney: Subscriber = async ({ kind, paymentId }) => {
    if (kind === 'voided') await settle.locked(paymentId, async () => ({ isForced: true }))
  }
  const freeReserved: Subscriber = async ({ kind, requestId }) => {
    if (kind === 'refunded' && !(await paymentsStore(database).hasLivePayment(requestId)))
      await dependencies.reservations.refunded(requestId)
  }
  const statements = statementStore(database)
  const watch = createWatch(notices)
  const mayBook = createGate({ notices, newId, watch })
  const reconcile = createReconcile({
    store: reconcileStore(database),
    closing: closeStore(database),
    dayStore: daysStore(database),
    statements,
    gateways,
    clock,
    log,
  })
  const resolve = createResolve({
    store: reconcileStore(database),
    statements,
    isOwn: store.isOwn,
    settle,
    gateways,
    clock,
    audit,
    mayBook,
  })
  const staff = createStaffPayments({
    database,
    store,
    settle,
    check,
    gateways,
    clock,
    newId,
    notices,
    audit,
    files,
    timesDue,
    mayBook,
  })
  return {
    mayEnd: createMayEnd({ store: checks, check, clock, log }),
    intake,
    arrivals: createArrivals({ intake, check, checks, gateways, clock, log }),
    check,
    outbox,
    payments: createPayments({
      database,
      payer,
      settle,
      begin,
      check,
      checks,
      gateways,
      catalogue,
      channelsOf: dependencies.reservations.channelsOf,
      linkTo,
      clock,
    }),
    refunds: createRefunds({ store, settle, gateways, check, clock, newId, owed, watch, log }),
    handRefunds: createHandRefunds({
      store,
      settle,
      clock,
      audit,
      watch,
      view: refundView,
    }),
    staff,
    bookings: createBookings({ database, staff, resolve, notices, audit, clock }),
    reconcile,
    resolve,
    periods: createPeriods({
      store: periodStore(database),
      statements: accountStatementStore(database),
      reconcile,
      gateways,
      clock,
      audit,
    }),
    statements: createStatementImport({
      store: statements,
      settle,
      gateways,
      isOwn: store.isOwn,
      compare: reconcile.compare,
      clock,
      audit,
    }),
    publish: createPublish({
      store: outbox,
      subscribers: [moveRequest, takeBack, returnMoney, freeReserved],
      clock,
      report: (err, { paymentId, kind }) => log('payments.not_published', { err, payment: paymentId, kind }),
    }),
  }
}
