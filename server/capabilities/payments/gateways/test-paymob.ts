// A stand-in for Paymob, over real HTTP with books of its own, written from its public pages: intentions, the hosted page's
// outcomes, callbacks and their HMAC, inquiry, refunds. It imports no line of the adapter but its maker, so that each tries
// the other's idea of the wire. Where the pages leave a thing open it does the worse, and docs/decisions/payment-gateway.md
// says so: an order takes another card after a declined one, and answers for its newest transaction alone.

import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Arrived, Provider, Trouble, TroubledCall } from '../gateway-contract-provider.ts'
import { createPaymobAdapter } from './paymob.ts'

type Deed = {
  id: number
  cents: number
  success: boolean
  pending: boolean
  refundedCents: number
  voided: boolean
  parent: number | null
  at: Date
}
type Intention = {
  orderId: number
  reference: string
  secret: string
  cents: number
  endsAt: number
  backTo: string
  deeds: Deed[]
}
type Fields = Record<string, unknown>
type Reply = { status: number; body: unknown }

const waits = 1500
const integration = 4097558
const owner = 302852
const secretKey = `egy_sk_test_${randomBytes(16).toString('hex')}`
const publicKey = 'egy_pk_test_Xq2'
const apiKey = randomBytes(24).toString('base64')
const hmacSecrets: [string, string] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
const tokenLife = 3_600_000

const notThere: Reply = { status: 404, body: { detail: 'Not found.' } }
const nobody: Reply = { status: 401, body: { detail: 'Authentication credentials were not provided.' } }
const wrong = (field: string, sentence: string): Reply => ({ status: 400, body: { [field]: [sentence] } })

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** As its samples show it: no zone, six digits of a second. */
const shown = (at: Date): string => `${wall.format(at).replace(' ', 'T')}.592345`

/** Sorted by name and put together, as its page says. */
const hmacOver = (values: Fields, secret: string): string => {
  const line = Object.keys(values)
    .sort()
    .map(name => values[name])
    .join('')
  return createHmac('sha512', secret).update(line).digest('hex')
}
const signedOf = (obj: Fields): Fields => {
  const { id } = obj.order as { id: number }
  const source = obj.source_data as Fields
  const names =
    'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure is_auth is_capture is_refunded is_standalone_payment is_voided owner pending success'
  return {
    ...Object.fromEntries(names.split(' ').map(name => [name, obj[name]])),
    'order.id': id,
    ...Object.fromEntries(Object.entries(source).map(([name, value]) => [`source_data.${name}`, value])),
  }
}

export type Paymob = Provider & {
  /** The settings by which a portal knows it. */
  settings: Record<string, string>
  /** What its books have under a reference, to be changed from its own pages. */
  intention(reference: string): Intention | undefined
  references(): string[]
  returned(reference: string): Arrived
  /** Its tokens end before their time. */
  endTokens(): void
  close(): Promise<void>
}

export const openPaymob = async (clock = () => new Date('2026-11-23T10:00:00Z')): Promise<Paymob> => {
  let passed = 0
  let lastId = randomInt(100_000_000, 200_000_000)
  const current = () => new Date(clock().getTime() + passed)
  const books = new Map<string, Intention>()
  const tokens = new Map<string, number>()
  const failures: { call: TroubledCall; how: Trouble }[] = []
  const sent: Arrived[] = []

  const objectOf = (intention: Intention, deed: Deed) => ({
    id: deed.id,
    pending: deed.pending,
    amount_cents: deed.cents,
    success: deed.success,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: deed.voided,
    is_refunded: deed.refundedCents > 0,
    is_3d_secure: true,
    integration_id: integration,
    profile_id: 164295,
    has_parent_transaction: deed.parent !== null,
    order: {
      id: intention.orderId,
      created_at: shown(deed.at),
      amount_cents: intention.cents,
      currency: 'EGP',
      merchant_order_id: intention.reference,
    },
    created_at: shown(deed.at),
    currency: 'EGP',
    source_data: { pan: '2346', type: 'card', sub_type: 'MasterCard' },
    is_refund: deed.parent !== null,
    error_occured: false,
    refunded_amount_cents: deed.refundedCents,
    parent_transaction: deed.parent,
    owner,
  })
  const arrivedOf = (body: string, hmac: string): Arrived => ({
    headers: { 'content-type': 'application/json' },
    query: { hmac },
    body: Buffer.from(body),
  })
  const callBack = (intention: Intention, deed: Deed) => {
    const obj = objectOf(intention, deed)
    sent.push(
      arrivedOf(JSON.stringify({ type: 'TRANSACTION', obj }), hmacOver(signedOf(obj), hmacSecrets[0])),
    )
  }
  const enter = (intention: Intention, of: Partial<Deed>): Deed => {
    lastId += 1
    const deed: Deed = {
      id: lastId,
      cents: intention.cents,
      success: true,
      pending: false,
      refundedCents: 0,
      voided: false,
      parent: null,
      at: current(),
      ...of,
    }
    intention.deeds.push(deed)
    callBack(intention, deed)
    return deed
  }
  const isPaid = ({ deeds }: Intention) => deeds.some(({ success, parent }) => success && parent === null)
  const takesMoney = (intention: Intention) => !isPaid(intention) && intention.endsAt > current().getTime()
  const foundBy = (id: unknown) => {
    for (const intention of books.values()) {
      const deed = intention.deeds.find(each => String(each.id) === String(id))
      if (deed) return { intention, deed }
    }
    return undefined
  }
  const isLive = (token: unknown) => (tokens.get(String(token)) ?? 0) > current().getTime()

  const intend = (fields: Fields): Reply => {
    const items = fields.items as { amount: number; quantity: number }[]
    const billing = fields.billing_data as Fields
    if (!(fields.payment_methods as unknown[]).includes(integration))
      return { status: 404, body: { detail: 'Integration ID/Name does not exist in our system .' } }
    if (items.reduce((sum, { amount }) => sum + amount, 0) !== fields.amount)
      return wrong('items', 'The sum of all item amounts must equal the total transaction amount.')
    for (const name of ['first_name', 'last_name', 'email', 'phone_number'])
      if (!billing[name]) return wrong('billing_data', `${name}: this field is required.`)
    if (fields.currency !== 'EGP') return wrong('currency', 'It does not match the integration.')
    const reference = String(fields.special_reference)
    if (books.has(reference)) return wrong('special_reference', 'It has been used before.')
    lastId += 1
    const intention: Intention = {
      orderId: lastId,
      reference,
      secret: `egy_csk_test_${randomBytes(16).toString('hex')}`,
      cents: Number(fields.amount),
      endsAt: current().getTime() + Number(fields.expiration) * 1000,
      backTo: String(fields.redirection_url),
      deeds: [],
    }
    books.set(reference, intention)
    return {
      status: 201,
      body: {
        id: `pi_test_${intention.orderId}`,
        client_secret: intention.secret,
        intention_order_id: intention.orderId,
        special_reference: reference,
        status: 'intended',
      },
    }
  }
  const giveBack = ({ transaction_id, amount_cents }: Fields): Reply => {
    const found = foundBy(transaction_id)
    if (!found) return notThere
    const { intention, deed } = found
    const cents = Number(amount_cents)
    if (!deed.success || deed.pending || deed.parent !== null || deed.voided)
      return wrong('message', 'It cannot be refunded.')
    if (deed.refundedCents + cents > deed.cents) return wrong('message', 'Full Amount Exceeded')
    deed.refundedCents += cents
    const back = enter(intention, { cents, parent: deed.id })
    callBack(intention, deed)
    return { status: 201, body: objectOf(intention, back) }
  }
  const newestOf = ({ merchant_order_id }: Fields): Reply => {
    const intention = books.get(String(merchant_order_id))
    const deed = intention?.deeds.at(-1)
    return intention && deed ? { status: 200, body: objectOf(intention, deed) } : notThere
  }
  const signIn = ({ api_key }: Fields): Reply => {
    if (api_key !== apiKey) return { status: 403, body: { detail: 'incorrect credentials' } }
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, current().getTime() + tokenLife)
    return { status: 201, body: { token, profile: { id: owner } } }
  }

  type Endpoint = { call?: TroubledCall; run(fields: Fields, authorization: string | undefined): Reply }
  const bySecret =
    (run: (fields: Fields) => Reply): Endpoint['run'] =>
    (fields, authorization) =>
      authorization === `Token ${secretKey}` ? run(fields) : nobody
  const endpoints: Record<string, Endpoint> = {
    'POST /api/auth/tokens': { run: signIn },
    'POST /v1/intention/': { call: 'begin', run: bySecret(intend) },
    'POST /api/acceptance/void_refund/refund': { call: 'refund', run: bySecret(giveBack) },
    'POST /api/ecommerce/orders/transaction_inquiry': {
      call: 'status',
      run: fields => (isLive(fields.auth_token) ? newestOf(fields) : nobody),
    },
  }
  const one: Endpoint = {
    run: ({ id }, authorization) => {
      if (!isLive(authorization?.replace(/^Bearer /, ''))) return nobody
      const found = foundBy(id)
      return found ? { status: 200, body: objectOf(found.intention, found.deed) } : notThere
    },
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://paymob.test')
    const [, id] = /^\/api\/acceptance\/transactions\/(\d+)$/.exec(pathname) ?? []
    const body = await text(request)
    const endpoint = id === undefined ? endpoints[`${request.method} ${pathname}`] : one
    if (!endpoint) {
      response.writeHead(404).end('<h1>Not Found</h1>')
      return
    }
    const fields: Fields = id === undefined ? JSON.parse(body) : { id }
    const run = () => endpoint.run(fields, request.headers.authorization)
    const index = failures.findIndex(({ call }) => call === endpoint.call)
    const [failure] = index < 0 ? [] : failures.splice(index, 1)
    const goWrong: Record<Trouble, () => void> = {
      down: () => response.writeHead(502).end('Bad gateway'),
      nonsense: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hello</html>'),
      slow: () => setTimeout(() => response.writeHead(502).end(), waits * 2).unref(),
      break: () => request.socket.destroy(),
      breakAfter: () => {
        run()
        request.socket.destroy()
      },
    }
    if (failure) return goWrong[failure.how]()
    const { status, body: answer } = run()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const known = (reference: string): Intention => {
    const intention = books.get(reference)
    if (!intention) throw new Error(`${reference} was never begun`)
    return intention
  }
  const contact = { name: 'Authority', mobile: '+201000000000', email: 'payments@authority.example' }

  return {
    gateway: createPaymobAdapter({
      url,
      secretKey,
      publicKey,
      apiKey,
      hmacSecrets,
      contact,
      fetch,
      integrationId: String(integration),
      clock: current,
      timeoutMs: waits,
    }),
    now: current,
    pass: ms => {
      passed += ms
    },
    pay: async reference => {
      const intention = known(reference)
      if (takesMoney(intention)) enter(intention, {})
    },
    decline: async reference => {
      enter(known(reference), { success: false })
    },
    trouble: async (call, how) => {
      failures.push({ call, how })
    },
    notices: async () => sent.splice(0),
    signed: (body, key = 0) => {
      const { obj }: { obj: Fields } = JSON.parse(body)
      return arrivedOf(body, hmacOver(signedOf(obj), hmacSecrets[key]))
    },
    returned: reference => {
      const intention = known(reference)
      const obj: Fields = objectOf(intention, intention.deeds.at(-1) as Deed)
      const { 'order.id': order_id, ...rest } = signedOf(obj)
      const values = { ...rest, order_id }
      const query = { ...values, merchant_order_id: reference, hmac: hmacOver(values, hmacSecrets[0]) }
      return {
        headers: {},
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        body: Buffer.alloc(0),
      }
    },
    balances: () =>
      [...books.values()].map(({ reference, deeds }) => {
        const payments = deeds.filter(({ success, parent }) => success && parent === null)
        return {
          reference,
          received: payments.reduce((sum, { cents }) => sum + cents, 0),
          refunded: payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
        }
      }),
    settings: {
      PAYMOB_URL: url,
      PAYMOB_SECRET_KEY: secretKey,
      PAYMOB_PUBLIC_KEY: publicKey,
      PAYMOB_API_KEY: apiKey,
      PAYMOB_HMAC_SECRETS: hmacSecrets.join(','),
      PAYMOB_INTEGRATION: String(integration),
      PAYMOB_NAME: contact.name,
      PAYMOB_MOBILE: contact.mobile,
      PAYMOB_EMAIL: contact.email,
    },
    intention: reference => books.get(reference),
    references: () => [...books.keys()],
    endTokens: () => tokens.clear(),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
