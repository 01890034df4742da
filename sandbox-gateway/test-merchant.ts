// A gateway in the process and a merchant of it, for the tests: a clock that is set by hand, notices gathered in a list.

import { createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandboxGateway } from './index.ts'
import type { Order } from './records.ts'

export const keys = [
  { id: 'k1', secret: 'a'.repeat(40) },
  { id: 'k2', secret: 'b'.repeat(40) },
] as const

export type Received = { headers: Record<string, string>; body: string }

export const newFolder = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'بوابة دفع '))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const startMerchant = (folder: string) => {
  let now = Date.parse('2026-11-23T10:00:00Z')
  const received: Received[] = []
  const answers: (number | 'nothing')[] = []
  const gateway = createSandboxGateway({
    folder,
    merchantId: 'bawaba',
    keys,
    clock: () => new Date(now),
    random: randomBytes,
    portal: 'http://portal.test',
    fetch: async (_url, { headers, body }) => {
      const answer = answers.shift() ?? 200
      if (answer === 'nothing') throw new TypeError('fetch failed')
      received.push({ headers: headers as Record<string, string>, body: String(body) })
      return new Response(null, { status: answer })
    },
  })

  const call = async (method: 'GET' | 'POST', path: string, payload?: unknown, change: object = {}) => {
    const body = payload === undefined ? '' : JSON.stringify(payload)
    const timestamp = String(Math.floor(now / 1000))
    const [key] = keys
    const response = await gateway.app.inject({
      method,
      url: `/api${path}`,
      payload: body || undefined,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        'sandbox-merchant': 'bawaba',
        'sandbox-key': key.id,
        'sandbox-timestamp': timestamp,
        'sandbox-signature': createHmac('sha256', key.secret)
          .update(`${timestamp}.${method} /api${path}\n${body}`)
          .digest('hex'),
        ...change,
      },
    })
    return { status: response.statusCode, text: response.body, body: JSON.parse(response.body) }
  }
  const form = (path: string, fields: Record<string, string>, headers: object = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const control = async (path: string, payload: object) =>
    (await gateway.app.inject({ method: 'POST', url: `/control/api${path}`, payload })).json()

  const order = (reference: string, change: Partial<Order> = {}): Order => ({
    reference,
    channel: 'card',
    amount: 125_050,
    currency: 'EGP',
    description: { ar: 'بطاقة المكتبة <LIB-1>', en: 'Library card <LIB-1>' },
    language: 'ar',
    successUrl: 'http://portal.test/ar/paid?x=1',
    failureUrl: 'http://portal.test/ar/unpaid',
    expiresAt: '2026-11-23T11:00:00.000Z',
    ...change,
  })
  return {
    gateway,
    received,
    answers,
    call,
    form,
    control,
    order,
    begin: (reference: string, change: Partial<Order> = {}) =>
      call('POST', '/payments', order(reference, change)),
    /** The path of the card page of a payment. */
    cardPath: async (reference: string, change: Partial<Order> = {}) => {
      const { body } = await call('POST', '/payments', order(reference, change))
      return (body.url as string).replace(/^https?:\/\/[^/]+/, '')
    },
    kinds: (reference: string): string[] =>
      gateway.ledger.book.payments.get(reference)?.events.map(({ kind }) => kind) ?? [],
    pass: (ms: number) => {
      now += ms
    },
  }
}
