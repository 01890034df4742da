// Paying over HTTP: headers and signatures in, nothing decided here.

import type { paymentCalls } from '@bawaba/contract/calls/payments.ts'
import type { Receipt } from '@bawaba/contract/entities/payment.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Language } from '@bawaba/language/index.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { createSiteOf } from '../../platform/http/site.ts'
import { pdfAnswer } from '../../platform/pdf/download.ts'
import type { Check } from './check.ts'
import { type Gateway, type NoticeVerdict, OutcomeUnknown } from './gateway.ts'
import type { Intake } from './intake.ts'
import type { Payments } from './payments.ts'
import type { StaffPayments } from './staff.ts'

type Dependencies = {
  payments: Payments
  staff: StaffPayments
  intake: Intake
  check: Pick<Check, 'about'>
  gateways: ReadonlyMap<string, Gateway>
  drawReceipt(receipt: Receipt, language: Language): Promise<Buffer>
  clock: () => Date
  siteOf: ReturnType<typeof createSiteOf>
}
const namedOf = (call: Pick<Call<'GET :service/:id/paymentStatus'>, 'actor' | 'scope' | 'params'>) => ({
  actor: signedIn(call),
  scope: call.scope,
  ...call.params,
})

const refusals: Record<Exclude<NoticeVerdict, { ok: true }>['why'], Problem['code']> = {
  forged: 'NOTICE_REFUSED',
  stale: 'NOTICE_REFUSED',
  unreadable: 'MALFORMED',
}

/** A provider that does not answer sends its notice again where it is refused. */
const assertAnswered = (error: unknown): never => {
  throw error instanceof OutcomeUnknown ? new Problem('PAYMENT_GATEWAY_DOWN', { cause: error }) : error
}

export const paymentRoutes = ({
  payments,
  staff,
  intake,
  check,
  gateways,
  drawReceipt,
  clock,
  siteOf,
}: Dependencies): Handlers<keyof typeof paymentCalls> => ({
  'GET :service/:id/activity/:activityId/paymentDetails': call =>
    payments.details(namedOf(call), call.params.activityId),

  'GET :service/:id/activity/:activityId/paymentMeans': call =>
    payments.means(namedOf(call), call.params.activityId, call.query, {
      origin: siteOf(call).origin,
      language: call.language,
    }),

  'GET :service/:id/paymentStatus': call => payments.status(namedOf(call), call.query.returned === true),

  'POST :service/:id/paymentProof': call => payments.prove(namedOf(call), call.body.fileId),

  'POST gateways/:gatewayId/notices': async call => {
    const gateway = gateways.get(call.params.gatewayId)
    if (!gateway) throw new Problem('MODEL_NOT_FOUND')
    const verdict = gateway.readNotice(call.headers(), call.signed(), clock())
    if (!verdict.ok) throw new Problem(refusals[verdict.why])
    const isKnown =
      'event' in verdict
        ? await intake.take(gateway, verdict.event)
        : await check.about(gateway.id, verdict.about).catch(assertAnswered)
    if (!isKnown) throw new Problem('NOT_FOUND')
    return null
  },

  'GET payments': async call => {
    const actor = signedIn(call)
    const { rows, total, next } = await staff.list(actor, call.scope, call.query)
    if (call.scope === 'all') await staff.noteListed({ accountId: actor.accountId, address: call.address })
    if (total !== undefined) call.setHeader('x-total-count', String(total))
    if (next !== undefined) call.setHeader('x-next-cursor', next)
    return rows
  },
  'GET payments/count': call => staff.count(signedIn(call), call.scope, call.query.where),
  'GET receipts/:number/status': call => payments.receiptStatus(call.params.number, call.query.signature),
  'GET payments/:id/receipt': call => payments.receipt(signedIn(call), call.scope, call.params.id),
  'GET payments/:id/receipt/content': async call => {
    const receipt = await payments.receipt(signedIn(call), call.scope, call.params.id)
    const bytes = await drawReceipt(receipt, call.query.language ?? call.language)
    return pdfAnswer(call, receipt.number, bytes)
  },
})
