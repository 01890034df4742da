// How FawryPay writes things: amounts in pounds, its signatures, and an order as its status call tells of it.
// From https://developer.fawrystaging.com/docs (server APIs, express checkout, server notification V2, payment status V2).

import { createHash, timingSafeEqual } from 'node:crypto'
import { piastersOf, poundsOf } from '@bawaba/language/index.ts'
import { type GatewayEventKind, isReference } from '../gateway.ts'
import { isFields } from './answers.ts'

/** SHA-256 over its parts, one after the other, the secure key last. */
export const signatureOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('')).digest('hex')

/** Fawry writes numbers as numbers or as text, whichever call it is. */
export const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= 200 ? text : undefined
}

/** Piasters of an amount in pounds, read by its text; a number is written with as many decimals as it has. */
export const amountOf = (value: unknown): number | undefined => piastersOf(textOf(value))

/** An amount as a JSON number of pounds: of two decimals the number stands for the text exactly. */
export const numberOf = (piasters: number): number => Number(poundsOf(piasters))

const momentOf = (value: unknown): Date | undefined => {
  const ms = /^\d{12,14}$/.exec(textOf(value) ?? '')?.[0]
  return ms === undefined ? undefined : new Date(Number(ms))
}

/** What each of its statuses says that befell an order, after it took it. */
const fates: Readonly<Record<string, readonly GatewayEventKind[]>> = {
  NEW: [],
  UNPAID: [],
  PAID: ['received'],
  DELIVERED: ['received'],
  // How much of it went back Fawry does not say: a part is sent back on its own pages and recorded by hand.
  PARTIAL_REFUNDED: ['received'],
  REFUNDED: ['received', 'refunded'],
  CANCELED: ['cancelled'],
  CANCELLED: ['cancelled'],
  EXPIRED: ['expired'],
  FAILED: ['declined'],
}

export type FawryOrder = {
  reference: string
  fawryRefNumber: string
  fate: readonly GatewayEventKind[]
  /** Whole piasters that were ordered, without what Fawry takes of the payer. */
  amount: number
  paidAt: Date | undefined
  expiresAt: Date | undefined
}

/** undefined where it is no order of this reference. */
export const orderOf = (answer: unknown, reference: string): FawryOrder | undefined => {
  if (!isFields(answer) || answer.merchantRefNumber !== reference) return undefined
  const fawryRefNumber = textOf(answer.fawryRefNumber)
  const amount = amountOf(answer.orderAmount)
  const fate = typeof answer.orderStatus === 'string' ? fates[answer.orderStatus.toUpperCase()] : undefined
  if (fawryRefNumber === undefined || amount === undefined || fate === undefined) return undefined
  return {
    reference,
    fawryRefNumber,
    fate,
    amount,
    paidAt: momentOf(answer.paymentTime),
    expiresAt: momentOf(answer.orderExpiryDate),
  }
}

export const chargeOf = (answer: unknown): { code: string; expiresAt: Date } | undefined => {
  if (!isFields(answer) || Number(answer.statusCode) !== 200) return undefined
  const code = textOf(answer.referenceNumber)
  const expiresAt = momentOf(answer.expirationTime)
  return code !== undefined && /^\d{4,20}$/.test(code) && expiresAt ? { code, expiresAt } : undefined
}

const isSame = (signature: string, expected: string): boolean =>
  // Of other letters as many are more bytes.
  /^[\da-f]{64}$/.test(signature) &&
  timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(expected, 'hex'))

/**
 * The reference that a notice (V2) is about, where one of the keys signed it. Its parts are signed one after the other with
 * nothing between them: the reference and the two amounts have a fixed form, so that no digit of one reads as another's.
 */
export const noticeOf = (
  notice: unknown,
  keys: readonly string[],
): { reference: string } | 'forged' | 'unreadable' => {
  if (!isFields(notice)) return 'unreadable'
  const [fawryRefNumber, reference, status, method, signature] = [
    notice.fawryRefNumber,
    notice.merchantRefNumber,
    notice.orderStatus,
    notice.paymentMethod,
    notice.messageSignature,
  ].map(textOf)
  const amounts = [notice.paymentAmount, notice.orderAmount].map(amountOf)
  if (!fawryRefNumber || !reference || !status || !method || amounts.includes(undefined)) return 'unreadable'
  if (!signature || !isReference(reference) || !fates[status.toUpperCase()]) return 'forged'
  const signed = [
    fawryRefNumber,
    reference,
    ...amounts.map(amount => poundsOf(amount ?? 0)),
    status,
    method,
    // As Fawry spells it.
    textOf(notice.paymentRefrenceNumber) ?? '',
  ]
  return keys.some(key => isSame(signature.toLowerCase(), signatureOf(...signed, key)))
    ? { reference }
    : 'forged'
}
