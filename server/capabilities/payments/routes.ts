// Paying over HTTP: headers and signatures in, nothing decided here.

import type { paymentCalls } from '@bawaba/contract/calls/payments.ts'
import type { Receipt } from '@bawaba/contract/entities/payment.ts'
import type { Language } from '@bawaba/language/index.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { createSiteOf } from '../../platform/http/site.ts'
import { pdfAnswer } from '../../platform/pdf/download.ts'
import type { Arrivals } from './arrivals.ts'
import type { Message } from './gateway.ts'
import type { Payments } from './payments.ts'
import type { StaffPayments } from './staff.ts'

type Dependencies = {
  payments: Payments
  staff: StaffPayments
  arrivals: Arrivals
  drawReceipt(receipt: Receipt, language: Language): Promise<Buffer>
  siteOf: ReturnType<typeof createSiteOf>
}
type ReturnKey = `${'GET' | 'POST'} gateways/:gatewayId/returns/:id`
const namedOf = (call: Pick<Call<'GET :service/:id/paymentStatus'>, 'actor' | 'scope' | 'params'>) => ({
  actor: signedIn(call),
  scope: call.scope,
  ...call.params,
})

const messageOf = (call: Pick<Call, 'headers' | 'signed'> & { query: Message['query'] }): Message => ({
  headers: call.headers(),
  query: call.query,
  body: call.signed(),
})

export const paymentRoutes = ({
  payments,
  staff,
  arrivals,
  drawReceipt,
  siteOf,
}: Dependencies): Handlers<keyof typeof paymentCalls> => {
  const leadBack = async (call: Call<ReturnKey>): Promise<null> => {
    const { gatewayId, id } = call.params
    call.setHeader('location', await arrivals.back(gatewayId, id, messageOf(call)))
    call.setHeader('cache-control', 'no-store')
    return null
  }
  return {
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
      await arrivals.notice(call.params.gatewayId, messageOf(call))
      return null
    },

    'GET gateways/:gatewayId/returns/:id': leadBack,
    'POST gateways/:gatewayId/returns/:id': leadBack,

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
    'GET payments/:id/receipt': async call => {
      const receipt = await payments.receipt(signedIn(call), call.scope, call.params.id)
      if (call.scope === 'all') call.shows(await staff.ownersOf([call.params.id]))
      return receipt
    },
    'GET payments/:id/receipt/content': async call => {
      const receipt = await payments.receipt(signedIn(call), call.scope, call.params.id)
      if (call.scope === 'all') call.shows(await staff.ownersOf([call.params.id]))
      const bytes = await drawReceipt(receipt, call.query.language ?? call.language)
      return pdfAnswer(call, receipt.number, bytes)
    },
  }
}
