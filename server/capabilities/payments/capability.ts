// Payments as a capability: fees are paid through gateways, each kept in step with its provider, and requests that wait for
// payment go on.

import type { Receipt } from '@bawaba/contract/entities/payment.ts'
import type { Language } from '@bawaba/language/index.ts'
import { type Base, defineCapability } from '../../capability.ts'
import { createSiteOf } from '../../platform/http/site.ts'
import type { Drawer } from '../../platform/pdf/drawer.ts'
import type { Signer } from '../../platform/signer.ts'
import type { Audit } from '../audit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { factsOf } from '../content/index.ts'
import type { Files } from '../files/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { Owed } from '../owed/index.ts'
import type { Casework } from '../requests/index.ts'
import type { Reservations } from '../reservations/index.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { gatewaysOf } from './gateways.ts'
import { createPaymentParts } from './parts.ts'
import { paymentQueues } from './queue-store.ts'
import { receiptSheet } from './receipt-sheet.ts'
import { paymentRoutes } from './routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { refundJob, staffStore } from './staff-store.ts'

/** Whoever has paid waits for what follows: it is one quick look. */
const aSecond = 1_000
const tenMinutes = 10 * 60_000

export const capability = defineCapability({
  name: 'payments',
  contribute: (
    uses: Base & {
      catalogue: Catalogue
      casework: Casework
      reservations: Reservations
      notices: Notices
      audit: Audit
      files: Files
      owed: Owed
      drawer: Drawer
      signer: Signer
    },
  ) => {
    const { config, contributions, clock, isDemo, drawer, linkTo } = uses
    const gateways = gatewaysOf(config, { isDemo, clock })
    const parts = createPaymentParts({ ...uses, gateways, timesDue: config.RECORDED_TIMES_DUE })
    const { payments, staff, bookings, refunds, handRefunds, reconcile, resolve, statements, periods } = parts
    const { check, intake, arrivals, outbox, publish, mayEnd } = parts
    const drawReceipt = (receipt: Receipt, language: Language): Promise<Buffer> => {
      const { portal } = factsOf(config, contributions)
      return drawer.draw(
        receiptSheet(receipt, { authority: portal, address: linkTo('citizen', '/verify') }, language),
      )
    }
    uses.owed.onTry(refundJob, (queries, requestId, now) => staffStore(queries).bringForward(requestId, now))
    const siteOf = createSiteOf(config)
    return {
      queues: paymentQueues,
      handlers: {
        ...paymentRoutes({ payments, staff, arrivals, drawReceipt, siteOf }),
        ...bookingRoutes({ bookings, ownersOf: staff.ownersOf }),
        ...staffRoutes({ staff, refunds, handRefunds, reconcile, resolve, statements, periods }),
      },
      mayEnd,
      jobs: [
        {
          name: 'payments.publish',
          title: { ar: 'متابعة الطلبات بعد السداد', en: 'Move on requests that were paid for' },
          everyMs: aSecond,
          isDue: () => outbox.isDue(clock()),
          run: publish,
        },
        {
          name: 'payments.count',
          title: {
            ar: 'احتساب إشعارات مزودي الدفع المنتظرة',
            en: 'Count waiting notices of payment providers',
          },
          everyMs: aSecond,
          isDue: intake.isDue,
          run: intake.run,
        },
        {
          name: 'payments.check',
          lane: 'outside',
          title: { ar: 'سؤال مزودي الدفع عما لم يُحسم', en: 'Ask payment providers about open attempts' },
          everyMs: aSecond,
          isDue: check.isDue,
          run: check.run,
        },
        {
          name: refundJob,
          lane: 'outside',
          title: { ar: 'رد المبالغ المعتمدة', en: 'Give back approved refunds' },
          everyMs: aSecond,
          isDue: refunds.isDue,
          run: refunds.run,
        },
        {
          name: 'payments.reconcile',
          lane: 'outside',
          title: { ar: 'مطابقة المدفوعات بقوائم المزودين', en: 'Compare payments with the providers’ lists' },
          at: '20 1 * * *',
          run: reconcile.nightly,
        },
        {
          name: 'payments.catch_up',
          lane: 'outside',
          title: {
            ar: 'مطابقة الأيام التي فاتت مطابقتها',
            en: 'Compare the days that were missed',
          },
          everyMs: tenMinutes,
          isDue: reconcile.isBehind,
          run: reconcile.nightly,
        },
      ],
      metrics: [
        {
          name: 'payments_differences_open',
          help: 'Differences between the ledger and the providers that nobody has resolved',
          read: () => reconcile.open({}),
        },
      ],
    }
  },
})
