// The adapter of the sandbox gateway: its signed calls, its signed notices.
//
// What cannot be known is said so: a time-out, a broken connection, an error of the server or an answer that cannot be read
// is `OutcomeUnknown`, since the work may have been done. Only a refusal in the gateway's own words is a refusal.

import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type Begun,
  channels,
  type Gateway,
  GatewayRefused,
  type NoticeVerdict,
  OutcomeUnknown,
} from '../gateway.ts'
import { eventOf, isFields, isPage, listOf, momentOf, parsed, settlementsOf } from './answers.ts'
import { type Fees, feeOf } from './fees.ts'

export type GatewayKey = { id: string; secret: string }

export type SandboxAdapterOptions = {
  /** Origin of the gateway. */
  url: string
  merchantId: string
  /** One or two live keys; the first signs calls. */
  keys: readonly GatewayKey[]
  fetch: (url: string, init: RequestInit) => Promise<Response>
  clock: () => Date
  /** Milliseconds after which the outcome of a call is unknown. */
  timeoutMs: number
  fees?: Fees
}

/** Card 1% and EGP 2, code EGP 3, bank nothing. */
export const sandboxFees: Fees = {
  card: { share: 100, fixed: 200 },
  'payment-code': { share: 0, fixed: 300 },
  bank: { share: 0, fixed: 0 },
}

const toleranceMs = 5 * 60_000

const macOf = (secret: string, timestamp: string, content: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(content).digest()

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const begunOf = (answer: unknown): Begun | undefined => {
  if (!isFields(answer)) return undefined
  const { kind, url, code, iban, accountName, bank, transferReference } = answer
  const expiresAt = momentOf(answer.expiresAt)
  if (kind === 'redirect') return isText(url) && isPage(url) ? { kind, url } : undefined
  if (kind === 'code') return isText(code) && expiresAt ? { kind, code, expiresAt } : undefined
  const isTransfer = kind === 'transfer' && isText(iban) && isText(transferReference) && expiresAt
  if (!isTransfer || !isTexts(accountName) || !isTexts(bank)) return undefined
  return { kind, iban, accountName, bank, transferReference, expiresAt }
}
const isTexts = (value: unknown): value is { ar: string; en: string } =>
  isFields(value) && isText(value.ar) && isText(value.en)

const headerOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

export const createSandboxAdapter = (options: SandboxAdapterOptions): Gateway => {
  const { url, merchantId, keys, fetch, clock, timeoutMs, fees = sandboxFees } = options
  const [key] = keys
  if (!key) throw new Error('The sandbox gateway needs a key')

  const send = async (method: 'GET' | 'POST', path: string, body: string) => {
    const timestamp = String(Math.floor(clock().getTime() / 1000))
    const content = `${method} ${path}\n${body}`
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          'sandbox-merchant': merchantId,
          'sandbox-key': key.id,
          'sandbox-timestamp': timestamp,
          'sandbox-signature': macOf(key.secret, timestamp, content).toString('hex'),
        },
        ...(body ? { body } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: response.status, answer: parsed(await response.text()) }
    } catch (error) {
      throw new OutcomeUnknown(`${method} ${path.replace(/\?.*/, '')}`, { cause: error })
    }
  }

  /** Gives what `read` makes of the answer; undefined where the gateway does not know the reference. */
  const call = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    read: (answer: unknown) => Answer | undefined,
    payload?: object,
  ): Promise<Answer | undefined> => {
    const { status, answer } = await send(method, path, payload ? JSON.stringify(payload) : '')
    if (status >= 200 && status < 300) {
      const result = read(answer)
      if (result === undefined) throw new OutcomeUnknown(`${method} ${path}: an answer that cannot be read`)
      return result
    }
    const error = isFields(answer) && isText(answer.error) ? answer.error : undefined
    // Of a proxy, perhaps, in front of a gateway that did the work.
    if (status >= 500 || status < 400 || error === undefined || status === 408 || status === 429)
      throw new OutcomeUnknown(`${method} ${path}: ${status}`)
    if (status === 404 && error === 'unknown-reference') return undefined
    throw new GatewayRefused(error)
  }
  const known = <Answer>(answer: Answer | undefined): Answer => {
    if (answer === undefined) throw new GatewayRefused('unknown-reference')
    return answer
  }
  const outcomeIn =
    <const Outcome extends string>(...outcomes: Outcome[]) =>
    (answer: unknown): Outcome | undefined =>
      isFields(answer) ? outcomes.find(outcome => outcome === answer.outcome) : undefined
  const pathOf = (reference: string) => `/api/payments/${encodeURIComponent(reference)}`

  const readNotice: Gateway['readNotice'] = ({ headers, body }, now): NoticeVerdict => {
    const timestamp = headerOf(headers['sandbox-timestamp'])
    const signature = headerOf(headers['sandbox-signature'])
    const secret = keys.find(({ id }) => id === headers['sandbox-key'])?.secret
    if (secret === undefined || !/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature))
      return { ok: false, why: 'forged' }
    if (!timingSafeEqual(Buffer.from(signature, 'hex'), macOf(secret, timestamp, body)))
      return { ok: false, why: 'forged' }
    if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) return { ok: false, why: 'stale' }
    const event = eventOf(parsed(body.toString('utf8')))
    return event ? { ok: true, event } : { ok: false, why: 'unreadable' }
  }

  return {
    id: 'sandbox',
    label: { ar: 'بوابة الدفع التجريبية', en: 'Sandbox payments' },
    merchantId,
    channels,
    fee: (channel, amount) => feeOf(fees, channel, amount),
    begin: async ({ returnUrl: _, ...order }) =>
      known(
        await call('POST', '/api/payments', begunOf, { ...order, expiresAt: order.expiresAt.toISOString() }),
      ),
    status: reference =>
      call('GET', pathOf(reference), answer => {
        const events = isFields(answer) && answer.reference === reference && listOf(answer.events, eventOf)
        return events ? { events } : undefined
      }),
    cancel: async reference =>
      known(await call('POST', `${pathOf(reference)}/cancel`, outcomeIn('cancelled', 'too-late'))),
    refunds: 'parts',
    refund: async ({ reference, refundId, amount }) =>
      known(
        await call('POST', `${pathOf(reference)}/refunds`, outcomeIn('done', 'pending'), {
          refundId,
          amount,
        }),
      ),
    readNotice,
    settlements: async day =>
      known(
        await call('GET', `/api/settlements?day=${encodeURIComponent(day)}`, answer =>
          isFields(answer) && answer.day === day ? settlementsOf(answer.settlements) : undefined,
        ),
      ),
  }
}
