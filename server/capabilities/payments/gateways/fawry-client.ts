// Calls to FawryPay: what it answers, what it refuses in its own words, and what nobody can know.

import { GatewayRefused, OutcomeUnknown } from '../gateway.ts'
import { isFields, parsed } from './answers.ts'
import { type FawryOrder, orderOf, signatureOf, textOf } from './fawry-wire.ts'

export type FawryAccess = {
  /** Origin of Fawry: https://www.atfawry.com, or its staging. */
  url: string
  merchantCode: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds after which the outcome of a call is unknown. */
  timeoutMs: number
}

export const paths = {
  page: '/fawrypay-api/api/payments/init',
  charge: '/ECommerceWeb/Fawry/payments/charge',
  status: '/ECommerceWeb/Fawry/payments/status/v2',
  cancel: '/ECommerceWeb/api/orders/cancel-unpaid-order',
  refund: '/ECommerceWeb/Fawry/payments/refund',
} as const

/** In its own words: no such payment. */
const notFound = '9938'

/** A refusal in Fawry's own words, by its code. */
export class FawryRefusal extends GatewayRefused {
  readonly code: string
  constructor(path: string, code: string) {
    super(`${path}: ${code}`)
    this.code = code
  }
}

const codeOf = (answer: unknown): string | undefined =>
  isFields(answer) ? textOf(answer.statusCode ?? answer.code) : undefined
/** The code of a refusal, where an answer is one: Fawry's have four digits or five, and come with HTTP 200, too. */
const refusalIn = (answer: unknown): string | undefined => /^\d{4,5}$/.exec(codeOf(answer) ?? '')?.[0]
/** 200 in the answer itself is its word for done. */
export const doneOf = (answer: unknown): true | undefined => (codeOf(answer) === '200' ? true : undefined)

export const createFawryClient = ({ url, merchantCode, fetch, timeoutMs }: FawryAccess, key: string) => {
  const send = async (path: string, { query = '', body }: { query?: string; body?: object }) => {
    try {
      const response = await fetch(`${url}${path}${query}`, {
        method: body ? 'POST' : 'GET',
        headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      return { status: response.status, answer: parsed(text) ?? text }
    } catch (error) {
      throw new OutcomeUnknown(path, { cause: error })
    }
  }

  const call = async <Answer>(
    path: string,
    read: (answer: unknown) => Answer | undefined,
    request: { query?: string; body?: object },
  ): Promise<Answer> => {
    const { status, answer } = await send(path, request)
    const code = refusalIn(answer)
    if (code !== undefined && status < 500) throw new FawryRefusal(path, code)
    const result = status === 200 || status === 201 ? read(answer) : undefined
    if (result === undefined) throw new OutcomeUnknown(`${path}: ${status}`)
    return result
  }

  /** An order as it stands; undefined where Fawry has none of this reference. */
  const find = async (reference: string): Promise<FawryOrder | undefined> => {
    const query = new URLSearchParams({
      merchantCode,
      merchantRefNumber: reference,
      signature: signatureOf(merchantCode, reference, key),
    })
    try {
      return await call(paths.status, answer => orderOf(answer, reference), { query: `?${query}` })
    } catch (error) {
      if (error instanceof FawryRefusal && error.code === notFound) return undefined
      throw error
    }
  }
  const known = async (reference: string): Promise<FawryOrder> => {
    const order = await find(reference)
    if (!order) throw new GatewayRefused('unknown-reference')
    return order
  }

  return {
    post: <Answer>(path: string, read: (answer: unknown) => Answer | undefined, body: object) =>
      call(path, read, { body }),
    find,
    /**
     * Does a thing once: `outcomeOf` says what an order that stands makes of it already. Where Fawry refuses what it may
     * have done for an earlier call, the order is looked at again.
     */
    once: async <Outcome>(
      reference: string,
      outcomeOf: (order: FawryOrder) => Outcome | undefined,
      work: (order: FawryOrder) => Promise<Outcome>,
    ): Promise<Outcome> => {
      const order = await known(reference)
      const before = outcomeOf(order)
      if (before !== undefined) return before
      try {
        return await work(order)
      } catch (error) {
        if (!(error instanceof FawryRefusal)) throw error
        const after = outcomeOf(await known(reference))
        if (after === undefined) throw error
        return after
      }
    },
  }
}
export type FawryClient = ReturnType<typeof createFawryClient>
