// Payments as a capability: fees are paid through gateways, each kept in step with its provider, and requests that wait for
// payment go on.

import { type Base, defineCapability } from '../../capability.ts'
import { createSiteOf } from '../../platform/http/site.ts'
import type { Audit } from '../audit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Files } from '../files/index.ts'
import type { Casework } from '../requests/index.ts'
import { createBegin } from './begin.ts'
import { createCheck } from './check.ts'
import { checkStore } from './check-store.ts'
import { gatewaysOf } from './gateways.ts'
import { createNews } from './news.ts'
import { outboxStore } from './outbox-store.ts'
import { payerStore } from './payer-store.ts'
import { createPayments } from './payments.ts'
import { createPublish, type Subscriber } from './publish.ts'
import { createSigner } from './receipts.ts'
import { createReconcile } from './reconcile.ts'
import { reconcileStore } from './reconcile-store.ts'
import { createRefunds } from './refunds.ts'
import { paymentRoutes } from './routes.ts'
import { createSettle } from './settle.ts'
import { createStaffPayments } from './staff.ts'
import { staffRoutes } from './staff-routes.ts'
import { staffStore } from './staff-store.ts'

const day = 24 * 60 * 60_000
/** How long a provider takes money for an attempt. */
const lives = { card: 30 * 60_000, 'payment-code': 3 * day, bank: 14 * day } as const

export const capability = defineCapability({
  name: 'payments',
  contribute: (uses: Base & { catalogue: Catalogue; casework: Casework; audit: Audit; files: Files }) => {
    const { config, database, clock, newId, log, secret, catalogue, casework, audit, linkTo, isDemo } = uses
    const signer = createSigner(secret)
    const settle = createSettle({ database, clock, newId, signReceipt: signer.signReceipt })
    const gateways = gatewaysOf(config, { isDemo, clock })
    const news = createNews({ database, settle, clock, newId, log })
    const checks = checkStore(database)
    const check = createCheck({ store: checks, settle, news, gateways, clock, log })
    const begin = createBegin({ settle, gateways, newId, clock, lifeOf: channel => lives[channel] })
    const payer = payerStore(database)
    const payments = createPayments({
      database,
      payer,
      settle,
      begin,
      check,
      checks,
      gateways,
      catalogue,
      linkTo,
      clock,
    })
    const staffs = staffStore(database)
    const refunds = createRefunds({ store: staffs, settle, gateways, check, clock, audit, log })
    const staff = createStaffPayments({
      database,
      store: staffs,
      settle,
      check,
      gateways,
      newId,
      audit,
      files: uses.files,
    })
    const reconcile = createReconcile({
      store: reconcileStore(database),
      settle,
      gateways,
      clock,
      audit,
      log,
    })
    /** A request that was paid for goes on; one that left without waiting has its money given back. */
    const moveRequest: Subscriber = async ({ kind, requestId, paymentId }) => {
      if (kind !== 'paid') return
      const outcome = await casework.paid(requestId, paymentId)
      if (outcome === 'left') await settle.locked(paymentId, async () => ({ isVoid: true }))
    }
    const outbox = outboxStore(database)
    return {
      handlers: {
        ...paymentRoutes({ payments, staff, news, gateways, clock, siteOf: createSiteOf(config) }),
        ...staffRoutes({ staff, refunds, reconcile }),
      },
      loads: () => payer.addKey(signer, clock()),
      jobs: [
        {
          name: 'payments.publish',
          title: { ar: 'متابعة الطلبات بعد السداد', en: 'Move on requests that were paid for' },
          everyMs: config.CLOCKWORK_MS,
          isDue: outbox.isDue,
          run: createPublish({
            store: outbox,
            subscribers: [moveRequest],
            clock,
            report: (err, { paymentId, kind }) =>
              log('payments.not_published', { err, payment: paymentId, kind }),
          }),
        },
        {
          name: 'payments.check',
          title: { ar: 'سؤال مزودي الدفع عما لم يُحسم', en: 'Ask payment providers about open attempts' },
          everyMs: config.CLOCKWORK_MS,
          isDue: check.isDue,
          run: check.run,
        },
        {
          name: 'payments.refund',
          title: { ar: 'رد المبالغ المعتمدة', en: 'Give back approved refunds' },
          everyMs: config.CLOCKWORK_MS,
          isDue: refunds.isDue,
          run: refunds.run,
        },
        {
          name: 'payments.reconcile',
          title: { ar: 'مطابقة المدفوعات بقوائم المزودين', en: 'Compare payments with the providers’ lists' },
          at: '20 1 * * *',
          run: reconcile.yesterday,
        },
      ],
      metrics: [
        {
          name: 'payments_differences_open',
          help: 'Differences between the ledger and the providers that nobody has resolved',
          read: reconcile.open,
        },
      ],
    }
  },
})
