// A stand-in for FawryPay, over real HTTP with books of its own, written from its public API pages: endpoints, signatures,
// statuses, error codes, notices V2. It imports no line of the adapter, so that each tries the other's idea of the wire.
// Where the pages leave a thing open it is said here, and in docs/decisions/payment-gateway.md.

import { createHash, randomBytes, randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Arrived, Provider, Trouble, TroubledCall } from '../gateway-contract-provider.ts'
import { createFawryAdapter } from './fawry.ts'

type Status = 'NEW' | 'PAID' | 'CANCELED' | 'REFUNDED' | 'PARTIAL_REFUNDED' | 'EXPIRED' | 'FAILED'
type Entry = {
  fawryRef: string
  reference: string
  method: string
  /** Pounds of two decimals. */
  amount: string
  status: Status
  expiry: number
  paidAt?: number
  refunded: number
}
type Answer = { status?: number; body: unknown }
type Fields = Record<string, unknown>

const timeoutMs = 1500
const merchantCode = '1tSa6uxz2nRlhbmxHHde5A=='
const keys: [string, string] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]

const digest = (...parts: unknown[]): string => createHash('sha256').update(parts.join('')).digest('hex')
const twoDecimals = (pounds: unknown): string => Number(pounds).toFixed(2)
/** Its books count in piasters. */
const piasters = (pounds: string): number => Number(pounds.replace('.', ''))
const refusal = (statusCode: number, statusDescription: string): Answer => ({
  body: { type: 'ResponseDataModel', statusCode, statusDescription },
})
const success = { statusCode: 200, statusDescription: 'Operation done successfully' }
const wrongSignature = () => refusal(9946, 'Blank or invalid signature')
const notFound = () => refusal(9938, 'Payment not found')

export type Fawry = Provider & {
  /** The settings by which a portal knows it. */
  settings: Record<string, string>
  /** What its books have under a reference, to be changed from its own pages. */
  entry(reference: string): Entry | undefined
  references(): string[]
  close(): Promise<void>
}

export const openFawry = async (clock = () => new Date('2026-11-23T10:00:00Z')): Promise<Fawry> => {
  let passed = 0
  const current = () => clock().getTime() + passed
  const books = new Map<string, Entry>()
  const failures: { call: TroubledCall; how: Trouble }[] = []
  const sent: Arrived[] = []

  const byFawryRef = (fawryRef: unknown) => [...books.values()].find(entry => entry.fawryRef === fawryRef)
  const noticeBody = (entry: Entry, key: string): string => {
    const paid =
      entry.paidAt === undefined ? {} : { paymentTime: entry.paidAt, paymentRefrenceNumber: '24480' }
    const fields = {
      requestId: randomBytes(16).toString('hex'),
      fawryRefNumber: entry.fawryRef,
      merchantRefNumber: entry.reference,
      customerMobile: '01000000000',
      paymentAmount: Number(entry.amount),
      orderAmount: Number(entry.amount),
      fawryFees: 0,
      orderStatus: entry.status,
      paymentMethod: entry.method,
      orderExpiryDate: entry.expiry,
      ...paid,
    }
    return sign(JSON.stringify(fields), key)
  }
  /** Signed as its pages say: parts one after the other, amounts with two decimals, the key last. */
  const sign = (body: string, key: string): string => {
    const fields: Fields = JSON.parse(body)
    const messageSignature = digest(
      fields.fawryRefNumber,
      fields.merchantRefNumber,
      twoDecimals(fields.paymentAmount),
      twoDecimals(fields.orderAmount),
      fields.orderStatus,
      fields.paymentMethod,
      fields.paymentRefrenceNumber ?? '',
      key,
    )
    return JSON.stringify({ ...fields, messageSignature })
  }
  const arrivedOf = (body: string): Arrived => ({
    headers: { 'content-type': 'application/json' },
    query: {},
    body: Buffer.from(body),
  })
  const notify = (entry: Entry) => sent.push(arrivedOf(noticeBody(entry, keys[0])))
  const expire = () => {
    for (const entry of books.values())
      if (entry.status === 'NEW' && entry.expiry <= current()) {
        entry.status = 'EXPIRED'
        notify(entry)
      }
  }
  const open = (fields: Fields, amount: string, method: string): Entry => {
    const entry: Entry = {
      fawryRef: String(randomInt(100_000_000, 999_999_999)),
      reference: String(fields.merchantRefNum),
      method,
      amount,
      status: 'NEW',
      expiry: Number(fields.paymentExpiry),
      refunded: 0,
    }
    books.set(entry.reference, entry)
    notify(entry)
    return entry
  }
  const assertMerchant = (code: unknown): Answer | undefined =>
    code === merchantCode ? undefined : refusal(9901, 'Merchant code is blank or invalid')

  const charge = (fields: Fields): Answer => {
    const amount = twoDecimals(fields.amount)
    const profile = fields.customerProfileId ?? ''
    const own = digest(
      fields.merchantCode,
      fields.merchantRefNum,
      profile,
      fields.paymentMethod,
      amount,
      keys[0],
    )
    if (fields.signature !== own) return wrongSignature()
    if (!fields.customerMobile || !fields.customerEmail)
      return refusal(9929, 'Customer mobile or mail is blank')
    // The pages say that a reference is unique, and name no code for one that is not.
    if (books.has(String(fields.merchantRefNum))) return refusal(9927, 'Duplicate merchant reference number')
    const entry = open(fields, amount, 'PayAtFawry')
    return {
      body: {
        type: 'ChargeResponse',
        referenceNumber: entry.fawryRef,
        merchantRefNumber: entry.reference,
        expirationTime: entry.expiry,
        ...success,
      },
    }
  }

  const page = (fields: Fields): Answer => {
    const items = fields.chargeItems as { itemId: string; quantity: number; price: number }[]
    const lines = items.map(({ itemId, quantity, price }) => `${itemId}${quantity}${twoDecimals(price)}`)
    const profile = fields.customerProfileId ?? ''
    const own = digest(
      fields.merchantCode,
      fields.merchantRefNum,
      profile,
      fields.returnUrl,
      ...lines,
      keys[0],
    )
    if (fields.signature !== own) return wrongSignature()
    const amount = twoDecimals(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
    const earlier = books.get(String(fields.merchantRefNum))
    // Left open by the pages: that a page is handed out again for the same order that waits.
    if (earlier && (earlier.amount !== amount || earlier.status !== 'NEW'))
      return refusal(9927, 'Duplicate merchant reference number')
    const entry = earlier ?? open(fields, amount, 'CARD')
    return { body: `https://atfawry.example/atfawry/plugin/checkout/${entry.fawryRef}` }
  }

  const status = (query: URLSearchParams): Answer => {
    const [code, reference] = [query.get('merchantCode'), query.get('merchantRefNumber')]
    if (query.get('signature') !== digest(code, reference, keys[0])) return wrongSignature()
    const entry = books.get(reference ?? '')
    return entry ? { body: JSON.parse(noticeBody(entry, keys[0])) } : notFound()
  }

  const cancel = (fields: Fields): Answer => {
    const own = digest(fields.orderRefNo, fields.merchantAccount, fields.lang, keys[0])
    const entry = byFawryRef(fields.orderRefNo)
    if (fields.signature !== own)
      return { status: 400, body: { code: '9946', description: 'Wrong signature' } }
    if (entry?.status !== 'NEW') return { status: 400, body: { code: '9939', description: 'Not unpaid' } }
    entry.status = 'CANCELED'
    notify(entry)
    return { body: { code: '200', description: 'Operation done successfully', reason: null } }
  }

  const refund = (fields: Fields): Answer => {
    const amount = twoDecimals(fields.refundAmount)
    const own = digest(fields.merchantCode, fields.referenceNumber, amount, fields.reason ?? '', keys[0])
    if (fields.signature !== own) return wrongSignature()
    const entry = byFawryRef(fields.referenceNumber)
    if (!entry) return notFound()
    if (entry.status !== 'PAID' && entry.status !== 'PARTIAL_REFUNDED') return refusal(9961, 'Not paid')
    const total = entry.refunded + piasters(amount)
    if (total > piasters(entry.amount)) return refusal(9935, 'Refund amount exceeds the paid amount')
    entry.refunded = total
    entry.status = total === piasters(entry.amount) ? 'REFUNDED' : 'PARTIAL_REFUNDED'
    notify(entry)
    return { body: { type: 'ResponseDataModel', ...success } }
  }

  const endpoints: Record<
    string,
    { call: TroubledCall; run(fields: Fields, query: URLSearchParams): Answer }
  > = {
    'POST /ECommerceWeb/Fawry/payments/charge': {
      call: 'begin',
      run: fields => assertMerchant(fields.merchantCode) ?? charge(fields),
    },
    'POST /fawrypay-api/api/payments/init': {
      call: 'begin',
      run: fields => assertMerchant(fields.merchantCode) ?? page(fields),
    },
    'GET /ECommerceWeb/Fawry/payments/status/v2': {
      call: 'status',
      run: (_fields, query) => assertMerchant(query.get('merchantCode')) ?? status(query),
    },
    'POST /ECommerceWeb/api/orders/cancel-unpaid-order': {
      call: 'cancel',
      run: fields => assertMerchant(fields.merchantAccount) ?? cancel(fields),
    },
    'POST /ECommerceWeb/Fawry/payments/refund': {
      call: 'refund',
      run: fields => assertMerchant(fields.merchantCode) ?? refund(fields),
    },
  }

  const send = (response: ServerResponse, { status: code = 200, body }: Answer) =>
    response
      .writeHead(code, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    expire()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fawry.test')
    const endpoint = endpoints[`${request.method} ${pathname}`]
    const body = await text(request)
    if (!endpoint) {
      response.writeHead(404).end('Not found')
      return
    }
    const index = failures.findIndex(({ call }) => call === endpoint.call)
    const [failure] = index < 0 ? [] : failures.splice(index, 1)
    const run = () => endpoint.run(body ? JSON.parse(body) : {}, searchParams)
    const troubles: Record<Trouble, () => void> = {
      down: () => response.writeHead(503).end('Service unavailable'),
      nonsense: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>'),
      slow: () => setTimeout(() => response.writeHead(503).end(), timeoutMs * 2).unref(),
      break: () => request.socket.destroy(),
      breakAfter: () => {
        run()
        request.socket.destroy()
      },
    }
    if (failure) troubles[failure.how]()
    else send(response, run())
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const entryOf = (reference: string): Entry => {
    const entry = books.get(reference)
    if (!entry) throw new Error(`${reference} was never begun`)
    return entry
  }

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const contact = { mobile: '01000000000', email: 'payments@authority.example' }
  return {
    gateway: createFawryAdapter({
      url,
      merchantCode,
      keys,
      contact,
      fetch,
      clock: () => new Date(current()),
      timeoutMs,
    }),
    now: () => new Date(current()),
    pass: ms => {
      passed += ms
      expire()
    },
    pay: async reference => {
      const entry = entryOf(reference)
      if (entry.status !== 'NEW') return
      Object.assign(entry, { status: 'PAID', paidAt: current() })
      notify(entry)
    },
    decline: async reference => {
      const entry = entryOf(reference)
      entry.status = 'FAILED'
      notify(entry)
    },
    trouble: async (call, how) => {
      failures.push({ call, how })
    },
    notices: async () => sent.splice(0),
    signed: (body, key = 0) => arrivedOf(sign(body, keys[key])),
    balances: () =>
      [...books.values()].map(({ reference, amount, paidAt, refunded }) => ({
        reference,
        received: paidAt === undefined ? 0 : piasters(amount),
        refunded,
      })),
    settings: {
      FAWRY_URL: url,
      FAWRY_MERCHANT_CODE: merchantCode,
      FAWRY_SECURE_KEYS: keys.join(','),
      FAWRY_MOBILE: contact.mobile,
      FAWRY_EMAIL: contact.email,
    },
    entry: reference => books.get(reference),
    references: () => [...books.keys()],
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
