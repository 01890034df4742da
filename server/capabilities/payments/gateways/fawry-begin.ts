// Beginning to pay through FawryPay: a hosted page for cards, a reference number for its shops.

import { poundsOf } from '@bawaba/language/index.ts'
import type { Begun, Order } from '../gateway.ts'
import { isFields, isPage } from './answers.ts'
import { type FawryClient, FawryRefusal, paths } from './fawry-client.ts'
import { chargeOf, numberOf, signatureOf } from './fawry-wire.ts'

type Merchant = {
  client: FawryClient
  merchantCode: string
  key: string
  contact: { mobile: string; email: string }
}

const languages = { ar: 'ar-eg', en: 'en-gb' } as const

const pageOf = (answer: unknown): string | undefined => {
  const url = isFields(answer) ? answer.url : answer
  return typeof url === 'string' && isPage(url.trim()) ? url.trim() : undefined
}

/** What an order is in both calls. */
const orderFields = (
  { reference, amount, description, language, expiresAt }: Order,
  { merchantCode, contact }: Merchant,
) => ({
  merchantCode,
  merchantRefNum: reference,
  customerMobile: contact.mobile,
  customerEmail: contact.email,
  currencyCode: 'EGP',
  paymentExpiry: expiresAt.getTime(),
  language: languages[language],
  chargeItems: [
    { itemId: reference, description: description[language], price: numberOf(amount), quantity: 1 },
  ],
})

/** The signature leaves the customer's profile empty: there is none. */
export const beginPage = async (order: Order, merchant: Merchant): Promise<Begun> => {
  const { client, merchantCode, key } = merchant
  const { reference, amount, successUrl } = order
  const url = await client.post(paths.page, pageOf, {
    ...orderFields(order, merchant),
    paymentMethod: 'CARD',
    // Fawry knows one address to return to; a return proves nothing, so the portal asks.
    returnUrl: successUrl,
    authCaptureModePayment: false,
    signature: signatureOf(merchantCode, reference, '', successUrl, reference, '1', poundsOf(amount), key),
  })
  return { kind: 'redirect', url }
}

export const beginCode = async (order: Order, merchant: Merchant): Promise<Begun> => {
  const { client, merchantCode, key } = merchant
  const { reference, amount, description, language } = order
  const paymentMethod = 'PAYATFAWRY'
  try {
    const charge = await client.post(paths.charge, chargeOf, {
      ...orderFields(order, merchant),
      paymentMethod,
      amount: numberOf(amount),
      description: description[language],
      signature: signatureOf(merchantCode, reference, '', paymentMethod, poundsOf(amount), key),
    })
    return { kind: 'code', ...charge }
  } catch (error) {
    if (!(error instanceof FawryRefusal)) throw error
    // A reference is charged once: a second time it is refused, and the number of the first goes on.
    const first = await client.find(reference)
    if (first?.amount !== amount || first.fate.length > 0 || !first.expiresAt) throw error
    return { kind: 'code', code: first.fawryRefNumber, expiresAt: first.expiresAt }
  }
}
