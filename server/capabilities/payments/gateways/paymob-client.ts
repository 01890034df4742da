// Calls to Paymob: what it answers, what it refuses in its own words, and what nobody can know.

import { GatewayRefused, OutcomeUnknown } from '../gateway.ts'
import { isFields, parsed } from './answers.ts'
import { type Transaction, transactionOf } from './paymob-wire.ts'

export type PaymobAccess = {
  /** Origin of Paymob: https://accept.paymob.com. */
  url: string
  /** For intentions and refunds. */
  secretKey: string
  /** For asking: it is changed into a token that lives for an hour. */
  apiKey: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  clock: () => Date
  /** Milliseconds after which the outcome of a call is unknown. */
  timeoutMs: number
}

/** A refusal in Paymob's own words. */
export class PaymobRefusal extends GatewayRefused {
  readonly status: number
  constructor(path: string, status: number) {
    super(`${path}: ${status}`)
    this.status = status
  }
}

type Request = { authorization?: string; body?: object }
type Answer = { status: number; answer: unknown }

const tokenMs = 50 * 60_000
/** Not carried out, but no word about what was asked for either: who we are, or how often we ask. */
const aside = new Set([401, 403, 408, 429])

export const createPaymobClient = ({ url, secretKey, apiKey, fetch, clock, timeoutMs }: PaymobAccess) => {
  let token: { value: string; until: number } | undefined

  const send = async (path: string, { authorization, body }: Request): Promise<Answer> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(authorization ? { authorization } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: response.status, answer: parsed(await response.text()) }
    } catch (error) {
      throw new OutcomeUnknown(path, { cause: error })
    }
  }

  const readIn = <Read>(
    path: string,
    { status, answer }: Answer,
    read: (answer: unknown) => Read | undefined,
  ): Read => {
    if (status >= 400 && status < 500 && !aside.has(status) && isFields(answer))
      throw new PaymobRefusal(path, status)
    const result = status === 200 || status === 201 ? read(answer) : undefined
    if (result === undefined) throw new OutcomeUnknown(`${path}: ${status}`)
    return result
  }

  const tokenNow = async (): Promise<string> => {
    if (token && token.until > clock().getTime()) return token.value
    const path = '/api/auth/tokens'
    const answer = await send(path, { body: { api_key: apiKey } })
    const value = readIn(path, answer, fields =>
      isFields(fields) && typeof fields.token === 'string' ? fields.token : undefined,
    )
    token = { value, until: clock().getTime() + tokenMs }
    return value
  }

  /** undefined where Paymob knows none. A token that ended too soon is changed once. */
  const ask = async (
    path: string,
    requestBy: (token: string) => Request,
  ): Promise<Transaction | undefined> => {
    const first = await send(path, requestBy(await tokenNow()))
    if (first.status === 401) token = undefined
    const answer = first.status === 401 ? await send(path, requestBy(await tokenNow())) : first
    try {
      return readIn(path, answer, transactionOf)
    } catch (error) {
      if (error instanceof PaymobRefusal && error.status === 404) return undefined
      throw error
    }
  }

  return {
    /** Changes something at Paymob, by the secret key. */
    post: async <Read>(
      path: string,
      body: object,
      read: (answer: unknown) => Read | undefined,
    ): Promise<Read> => readIn(path, await send(path, { authorization: `Token ${secretKey}`, body }), read),
    transaction: (id: string): Promise<Transaction | undefined> =>
      ask(`/api/acceptance/transactions/${id}`, value => ({ authorization: `Bearer ${value}` })),
    /** The newest of a reference. */
    newest: (reference: string): Promise<Transaction | undefined> =>
      ask('/api/ecommerce/orders/transaction_inquiry', value => ({
        body: { auth_token: value, merchant_order_id: reference },
      })),
  }
}
