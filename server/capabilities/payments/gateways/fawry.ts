// The adapter of FawryPay (Egypt): its hosted card page, reference numbers that its shops take, status, cancel, refund.
// Written from its public API pages and run against a stand-in made from them, never against Fawry itself.
//
// What its API lacks: a list of a day's settlements; an id of a refund, so only the whole of a payment can go back without
// going back twice; a time under the signature of notices, so a notice is no more than a reason to ask.

import { poundsOf } from '@bawaba/language/index.ts'
import {
  type Gateway,
  type GatewayEvent,
  type GatewayEventKind,
  GatewayRefused,
  type GatewayStatus,
} from '../gateway.ts'
import { parsed } from './answers.ts'
import { beginCode, beginPage } from './fawry-begin.ts'
import { createFawryClient, doneOf, type FawryAccess, paths } from './fawry-client.ts'
import { type FawryOrder, noticeOf, numberOf, signatureOf } from './fawry-wire.ts'

export type FawryOptions = FawryAccess & {
  /** One or two secure keys; the first signs calls, all are believed of notices. */
  keys: readonly string[]
  /** The authority's own: Fawry wants to reach a customer, and payers are none of its business. */
  contact: { mobile: string; email: string }
  clock: () => Date
}

const has = ({ fate }: FawryOrder, kind: GatewayEventKind): boolean => fate.includes(kind)

/** What befell an order. Fawry names the times of paying and of expiry alone; of all else it is when it was heard. */
const eventsOf = (order: FawryOrder, merchantId: string, now: Date): GatewayStatus => {
  const { reference, fawryRefNumber, fate, amount, paidAt, expiresAt } = order
  const times: Partial<Record<GatewayEventKind, Date | undefined>> = { received: paidAt, expired: expiresAt }
  const eventOf = (kind: GatewayEventKind): GatewayEvent => ({
    eventId: `${fawryRefNumber}:${kind}`,
    kind,
    reference,
    amount,
    currency: 'EGP',
    merchantId,
    ...(kind === 'received' ? { transactionId: fawryRefNumber } : {}),
    occurredAt: times[kind] ?? now,
  })
  return { events: ['pending' as const, ...fate].map(eventOf) }
}

/** The language in which Fawry tells whoever it tells of a void order. */
const lang = 'ar-eg'

export const createFawryAdapter = (options: FawryOptions): Gateway => {
  const { merchantCode, keys, contact, clock } = options
  const [key] = keys
  if (!key) throw new Error('Fawry needs a secure key')
  const client = createFawryClient(options, key)
  const merchant = { client, merchantCode, key, contact }

  return {
    id: 'fawry',
    label: { ar: 'فوري', en: 'Fawry' },
    merchantId: merchantCode,
    channels: ['card', 'payment-code'],
    // What Fawry takes of payers it adds by itself, as its contract with the authority says.
    fee: () => 0,
    begin: async order => {
      if (order.channel === 'bank') throw new GatewayRefused('no bank transfers')
      return order.channel === 'card' ? beginPage(order, merchant) : beginCode(order, merchant)
    },
    status: async reference => {
      const order = await client.find(reference)
      return order && eventsOf(order, merchantCode, clock())
    },
    cancel: reference =>
      client.once<'cancelled' | 'too-late'>(
        reference,
        order => {
          if (has(order, 'received')) return 'too-late'
          return has(order, 'cancelled') || has(order, 'expired') ? 'cancelled' : undefined
        },
        async ({ fawryRefNumber }) => {
          await client.post(paths.cancel, doneOf, {
            merchantAccount: merchantCode,
            orderRefNo: fawryRefNumber,
            lang,
            signature: signatureOf(fawryRefNumber, merchantCode, lang, key),
          })
          return 'cancelled'
        },
      ),
    refunds: 'whole',
    refund: ({ reference, amount }) =>
      client.once<'done' | 'pending'>(
        reference,
        order => (has(order, 'refunded') && amount === order.amount ? 'done' : undefined),
        async order => {
          // Of two refunds of the whole Fawry refuses one by itself: it gives back no more than was paid.
          if (amount !== order.amount) throw new GatewayRefused('the whole alone can go back')
          await client.post(paths.refund, doneOf, {
            merchantCode,
            referenceNumber: order.fawryRefNumber,
            refundAmount: numberOf(amount),
            signature: signatureOf(merchantCode, order.fawryRefNumber, poundsOf(amount), key),
          })
          return 'done'
        },
      ),
    readNotice: ({ body }) => {
      const notice = noticeOf(parsed(body.toString('utf8')), keys)
      return typeof notice === 'string' ? { ok: false, why: notice } : { ok: true, about: notice.reference }
    },
  }
}
