// The signed text of a receipt, written by the server and read by the page that checks it. It names who paid, as they were
// called when the money arrived: a name that is changed later changes no paper.

import { areTexts, readSigned } from './signed-text.ts'

/** What a receipt proves. `amount` is in pounds; `paidAt` is an instant. */
export type ReceiptText = {
  number: string
  ID: string
  serviceSlug: string
  amount: string
  channel: string
  transactionId: string
  paidAt: string
  /** Receipts of former versions name nobody. */
  payer?: string
}

const namelessKind = 'bawaba-receipt-1'
const kind = 'bawaba-receipt-2'

/** The text as it is signed, in UTF-8. */
export const writeReceipt = (receipt: ReceiptText): string => {
  const { number, ID, serviceSlug, amount, channel, transactionId, paidAt, payer } = receipt
  const facts = [number, ID, serviceSlug, amount, channel, transactionId, paidAt]
  return JSON.stringify(payer === undefined ? [namelessKind, ...facts] : [kind, ...facts, payer])
}

/** Undefined for a text that is no receipt. */
export const readReceipt = (text: string): ReceiptText | undefined => {
  const named = readSigned(text, kind)
  const parts = named ?? readSigned(text, namelessKind)
  if (parts?.length !== (named ? 8 : 7) || !areTexts(parts)) return undefined
  const [number = '', ID = '', serviceSlug = '', amount = '', channel = '', transactionId = '', ...rest] =
    parts
  const [paidAt = '', payer] = rest
  const facts = { number, ID, serviceSlug, amount, channel, transactionId, paidAt }
  return payer === undefined ? facts : { ...facts, payer }
}

/** A receipt with another payer in it; a text that names nobody, or is no receipt, stays as it is. */
export const withPayer = (text: string, payer: string): string => {
  const receipt = readReceipt(text)
  return receipt?.payer === undefined ? text : writeReceipt({ ...receipt, payer })
}
