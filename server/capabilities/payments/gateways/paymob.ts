// The adapter of Paymob (Egypt): its hosted page for cards, callbacks, inquiry, refunds. Written from its public pages and run
// against a stand-in made from them, never against Paymob itself.
//
// What its API lacks: a call that voids an order before it expires; word of an order that nobody has tried to pay; an id of a
// refund, so only the whole of a payment can go back without going back twice; a list of a day's settlements; our reference
// under the signature of callbacks, so a callback names a transaction, and Paymob is asked whose it is.

import {
  type Gateway,
  type GatewayEvent,
  type GatewayEventKind,
  GatewayRefused,
  isReference,
  type Order,
} from '../gateway.ts'
import { isFields } from './answers.ts'
import { createPaymobClient, type PaymobAccess, PaymobRefusal } from './paymob-client.ts'
import { callbackOf, type Transaction, transactionOf } from './paymob-wire.ts'

export type PaymobOptions = PaymobAccess & {
  /** Opens its page, and is seen in the address. */
  publicKey: string
  /** One or two; all are believed of callbacks. */
  hmacSecrets: readonly string[]
  /** The one integration by which cards are taken. */
  integrationId: string
  /** The authority's own: Paymob wants to reach a customer, and payers are none of its business. */
  contact: { name: string; mobile: string; email: string }
}

/** How long after the end of an order whoever typed a card before it may still be answered. */
const answeredMs = 10 * 60_000
const minute = 60_000

const secretOf = (answer: unknown): string | undefined =>
  isFields(answer) && typeof answer.client_secret === 'string' && answer.client_secret !== ''
    ? answer.client_secret
    : undefined

const intentionOf = (order: Order, { integrationId, contact, clock }: PaymobOptions) => ({
  amount: order.amount,
  currency: order.currency,
  payment_methods: [Number(integrationId)],
  items: [
    {
      name: order.description[order.language].slice(0, 50),
      amount: order.amount,
      description: order.description[order.language].slice(0, 250),
      quantity: 1,
    },
  ],
  billing_data: {
    first_name: contact.name,
    last_name: contact.name,
    phone_number: contact.mobile,
    email: contact.email,
  },
  special_reference: order.reference,
  expiration: Math.floor((order.expiresAt.getTime() - clock().getTime()) / 1000),
  redirection_url: order.returnUrl,
})

/** What befell a transaction. What went back in parts its own pages tell; the whole alone is told here. */
const fateOf = ({ isPending, isSuccess, amount, returned }: Transaction): readonly GatewayEventKind[] => {
  if (isPending) return []
  if (!isSuccess) return ['declined']
  return returned >= amount ? ['received', 'refunded'] : ['received']
}

export const createPaymobAdapter = (options: PaymobOptions): Gateway => {
  const { url, publicKey, hmacSecrets, integrationId, clock } = options
  if (hmacSecrets.length === 0) throw new Error('Paymob needs an HMAC secret')
  const client = createPaymobClient(options)

  /** The payment itself, where what is named gives it back. */
  const paymentOf = async (found: Transaction | undefined): Promise<Transaction | undefined> =>
    found?.parent === undefined ? found : client.transaction(found.parent)

  /** The payments of a reference, oldest first: Paymob answers for the newest, and for those that are named. */
  const paymentsOf = async (reference: string, named: readonly string[]): Promise<Transaction[]> => {
    const newest = await client.newest(reference)
    const found = [await paymentOf(newest)]
    for (const id of named) if (id !== newest?.id) found.push(await paymentOf(await client.transaction(id)))
    const own = found.flatMap(each => (each?.reference === reference ? [each] : []))
    return [...new Map(own.map(each => [each.id, each])).values()].sort((a, b) => Number(a.id) - Number(b.id))
  }

  const eventOf = (payment: Transaction, kind: GatewayEventKind): GatewayEvent => {
    const heard = clock()
    const at = kind === 'refunded' ? undefined : payment.at
    return {
      eventId: `${payment.id}:${kind}`,
      kind,
      reference: payment.reference,
      amount: payment.amount,
      currency: payment.currency,
      merchantId: payment.integrationId,
      ...(kind === 'received' ? { transactionId: payment.id } : {}),
      occurredAt: at && at < heard ? at : heard,
    }
  }

  return {
    id: 'paymob',
    label: { ar: 'باي موب', en: 'Paymob' },
    merchantId: integrationId,
    channels: ['card'],
    // What Paymob takes it takes of the authority, as its contract says.
    fee: () => 0,
    beginsOnce: true,
    begin: async order => {
      if (order.channel !== 'card') throw new GatewayRefused('cards alone')
      if (order.expiresAt.getTime() - clock().getTime() < minute) throw new GatewayRefused('its time is over')
      const clientSecret = await client.post('/v1/intention/', intentionOf(order, options), secretOf)
      return {
        kind: 'redirect',
        url: `${url}/unifiedcheckout/?${new URLSearchParams({ publicKey, clientSecret })}`,
      }
    },
    knowsOnceTried: true,
    status: async (reference, transactions = []) => {
      const payments = await paymentsOf(reference, transactions)
      const [first] = payments
      if (!first) return undefined
      return {
        events: [
          { ...eventOf(first, 'pending'), eventId: `${reference}:pending` },
          ...payments.flatMap(payment => fateOf(payment).map(kind => eventOf(payment, kind))),
        ],
      }
    },
    whose: async id => {
      const reference = (await client.transaction(id))?.reference
      return reference !== undefined && isReference(reference) ? reference : undefined
    },
    livesOn: true,
    cancel: async (reference, expiresAt) => {
      const payments = await paymentsOf(reference, [])
      if (payments.some(({ isPending, isSuccess }) => isSuccess && !isPending)) return 'too-late'
      const isOver = expiresAt !== null && clock().getTime() >= expiresAt.getTime() + answeredMs
      return isOver && !payments.some(({ isPending }) => isPending) ? 'cancelled' : 'lives-on'
    },
    refunds: 'whole',
    refund: async ({ reference, transaction, amount }) => {
      const find = async (): Promise<Transaction> => {
        const payment = transaction === null ? undefined : await client.transaction(transaction)
        if (payment?.reference !== reference) throw new GatewayRefused('no such payment')
        return payment
      }
      const payment = await find()
      if (amount !== payment.amount) throw new GatewayRefused('the whole alone can go back')
      if (payment.returned >= amount) return 'done'
      try {
        // Of two refunds of the whole Paymob refuses one by itself: it gives back no more than was paid.
        const back = await client.post(
          '/api/acceptance/void_refund/refund',
          { transaction_id: Number(payment.id), amount_cents: amount },
          transactionOf,
        )
        if (back.isPending) return 'pending'
        if (!back.isSuccess) throw new PaymobRefusal('refund', 200)
        return 'done'
      } catch (error) {
        if (!(error instanceof PaymobRefusal) || (await find()).returned < amount) throw error
        return 'done'
      }
    },
    readNotice: message => {
      const callback = callbackOf(message, { secrets: hmacSecrets, integrationId })
      return typeof callback === 'string' ? { ok: false, why: callback } : { ok: true, ...callback }
    },
  }
}
