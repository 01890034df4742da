// The signed text of a receipt, written by the server and read by the page that checks it. It names no person.

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
}

const kind = 'bawaba-receipt-1'

/** The text as it is signed, in UTF-8. */
export const writeReceipt = (receipt: ReceiptText): string => {
  const { number, ID, serviceSlug, amount, channel, transactionId, paidAt } = receipt
  return JSON.stringify([kind, number, ID, serviceSlug, amount, channel, transactionId, paidAt])
}

/** Undefined for a text that is no receipt. */
export const readReceipt = (text: string): ReceiptText | undefined => {
  const parts = readSigned(text, kind)
  if (parts?.length !== 7 || !areTexts(parts)) return undefined
  const [number, ID, serviceSlug, amount, channel, transactionId, paidAt] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { number, ID, serviceSlug, amount, channel, transactionId, paidAt }
}
