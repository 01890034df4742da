// How Paymob writes things: a transaction, and the signature of its callbacks. Amounts are cents of the currency, whole
// piasters. From https://developers.paymob.com/paymob-docs (webhook callbacks and HMAC, transaction inquiry).

import { createHmac, timingSafeEqual } from 'node:crypto'
import { cairoInstant } from '@bawaba/language/wall-clock.ts'
import type { Message } from '../gateway.ts'
import { isFields, momentOf, parsed } from './answers.ts'

/** What is signed of a transaction, in this order, with nothing between: the path in a body, and its name in a query. */
const signedFields = [
  ['amount_cents'],
  ['created_at'],
  ['currency'],
  ['error_occured'],
  ['has_parent_transaction'],
  ['id'],
  ['integration_id'],
  ['is_3d_secure'],
  ['is_auth'],
  ['is_capture'],
  ['is_refunded'],
  ['is_standalone_payment'],
  ['is_voided'],
  ['order.id', 'order_id', 'order'],
  ['owner'],
  ['pending'],
  ['source_data.pan'],
  ['source_data.sub_type'],
  ['source_data.type'],
  ['success'],
] as const

const idOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && /^\d{1,19}$/.test(text) ? text : undefined
}
/** Its older pages write flags as texts. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'
const amountOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined

const within = (fields: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), fields)
const written = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

const isSignedBy = (secret: string, text: string, hmac: string): boolean =>
  timingSafeEqual(Buffer.from(hmac, 'hex'), createHmac('sha512', secret).update(text).digest())

export type Signer = { secrets: readonly string[]; integrationId: string }

/**
 * The transaction that a callback is about, where one of the secrets signed it: a body by POST, or what the payer brings back
 * in the query by GET. The signature leaves our reference out, so nobody is told it here. Nothing parts the fields that it
 * covers; the transaction's own id ends where the one integration that we know begins.
 */
export const callbackOf = (
  { query, body }: Message,
  { secrets, integrationId }: Signer,
): { transaction: string } | 'forged' | 'unreadable' => {
  const { hmac, ...rest } = query
  const sent = body.length > 0 ? parsed(body.toString('utf8')) : undefined
  // A card that is kept for later comes to the same address; the portal keeps none.
  if (body.length > 0 && !(isFields(sent) && sent.type === 'TRANSACTION' && isFields(sent.obj)))
    return 'unreadable'
  const [read, fields] = isFields(sent)
    ? [(names: readonly string[]) => within(sent.obj, names[0] ?? ''), sent.obj]
    : [(names: readonly string[]) => names.map(name => rest[name]).find(value => value !== undefined), rest]
  const transaction = isFields(fields) ? idOf(fields.id) : undefined
  if (transaction === undefined) return 'unreadable'
  if (typeof hmac !== 'string' || !/^[\da-f]{128}$/i.test(hmac)) return 'forged'
  if (idOf(read(['integration_id'])) !== integrationId) return 'forged'
  const text = signedFields.map(names => written(read(names))).join('')
  return secrets.some(secret => isSignedBy(secret, text, hmac)) ? { transaction } : 'forged'
}

export type Transaction = {
  id: string
  /** What it gives back, or voids, of another. */
  parent: string | undefined
  reference: string
  integrationId: string
  amount: number
  currency: string
  isPending: boolean
  isSuccess: boolean
  /** Piasters of it that went back; the whole where it was voided. */
  returned: number
  at: Date | undefined
}

/** Its moments name no zone: a wall in Cairo shows them. Read so they are never later than they were. */
const timeOf = (value: unknown): Date | undefined => {
  if (typeof value !== 'string') return undefined
  if (/(Z|[+-]\d\d:?\d\d)$/.test(value)) return momentOf(value)
  const [, wall, seconds = '0'] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):(\d\d)/.exec(value) ?? []
  const minute = wall === undefined ? undefined : cairoInstant(wall)
  return minute && !Number.isNaN(minute.getTime())
    ? new Date(minute.getTime() + Number(seconds) * 1000)
    : undefined
}

/** undefined where it is none. */
export const transactionOf = (answer: unknown): Transaction | undefined => {
  const fields = isFields(answer) && isFields(answer.obj) ? answer.obj : answer
  if (!isFields(fields) || !isFields(fields.order)) return undefined
  const id = idOf(fields.id)
  const integrationId = idOf(fields.integration_id)
  const amount = amountOf(fields.amount_cents)
  const { currency } = fields
  // Orders of the account that are none of the portal's have none.
  const reference = fields.order.merchant_order_id ?? ''
  if (!id || !integrationId || amount === undefined) return undefined
  if (typeof currency !== 'string' || typeof reference !== 'string') return undefined
  const isBack = isTrue(fields.is_voided) || isTrue(fields.is_refunded)
  const part = isTrue(fields.is_voided) ? undefined : amountOf(fields.refunded_amount_cents)
  return {
    id,
    parent: idOf(fields.parent_transaction),
    reference,
    integrationId,
    amount,
    currency,
    isPending: isTrue(fields.pending),
    isSuccess: isTrue(fields.success),
    returned: part ?? (isBack ? amount : 0),
    at: timeOf(fields.paid_at) ?? timeOf(fields.created_at),
  }
}
