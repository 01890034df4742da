// Reading what a provider answered. Nothing of it is believed before it has the shape of what was asked for.

import {
  type GatewayEvent,
  type GatewayEventKind,
  gatewayEventKinds,
  type Settlement,
  type SettlementList,
} from '../gateway.ts'

type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** No database takes NUL or half a character, and nobody reads the other control characters. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(value)
const isOptional = (value: unknown): value is string | undefined => value === undefined || isText(value)
/** More than any list can hold: so many of them still add up exactly. */
const mostOfLine = 1e13
/** A float would already have lost piasters. */
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
export const momentOf = (value: unknown): Date | undefined => {
  const moment = isText(value) ? new Date(value) : undefined
  // Other years are no moments of a payment, and some of them none of a database.
  const year = moment?.getUTCFullYear() ?? 0
  return year >= 2000 && year < 2200 ? moment : undefined
}

/** An address that a browser may be led to: never one that runs a script. */
export const isPage = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** undefined where it is no event. */
export const eventOf = (value: unknown): GatewayEvent | undefined => {
  if (!isFields(value)) return undefined
  const { eventId, kind, reference, amount, currency, merchantId, transactionId, refundId } = value
  const occurredAt = momentOf(value.occurredAt)
  const isEvent =
    occurredAt &&
    isText(eventId) &&
    isText(reference) &&
    isText(currency) &&
    isText(merchantId) &&
    isAmount(amount)
  if (!isEvent || !isOptional(transactionId) || !isOptional(refundId)) return undefined
  if (!gatewayEventKinds.includes(kind as GatewayEventKind)) return undefined
  return {
    eventId,
    kind: kind as GatewayEventKind,
    reference,
    amount,
    currency,
    merchantId,
    ...(transactionId === undefined ? {} : { transactionId }),
    ...(refundId === undefined ? {} : { refundId }),
    occurredAt,
  }
}

export const settlementOf = (value: unknown): Settlement | undefined => {
  if (!isFields(value)) return undefined
  const { transactionId, reference, kind, amount, currency } = value
  const occurredAt = momentOf(value.occurredAt)
  if (!occurredAt || !isText(transactionId) || !isText(reference) || !isText(currency) || !isAmount(amount))
    return undefined
  if ((kind !== 'received' && kind !== 'refunded') || amount > mostOfLine) return undefined
  return { transactionId, reference, kind, amount, currency, occurredAt }
}

/** A list of which every entry can be read; undefined otherwise: a part of a list is no answer. */
export const listOf = <Entry>(
  values: unknown,
  read: (value: unknown) => Entry | undefined,
): Entry[] | undefined => {
  if (!Array.isArray(values)) return undefined
  const entries = values.map(read)
  return entries.every(entry => entry !== undefined) ? (entries as Entry[]) : undefined
}

const longestUnreadable = 300

/** A day's list with the lines that cannot be read beside it; undefined where it is no list. */
export const settlementsOf = (values: unknown): SettlementList | undefined => {
  if (!Array.isArray(values)) return undefined
  const read = values.map(value => ({ value, line: settlementOf(value) }))
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    unreadable: read
      .filter(({ line }) => line === undefined)
      .map(({ value }) => JSON.stringify(value).slice(0, longestUnreadable).toWellFormed()),
  }
}
