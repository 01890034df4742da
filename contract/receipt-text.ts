// The signed text of a receipt, written by the server and read by the page that checks it. It names no person. Behind the #
// of a link stand the text, the key's id and the signature, with dots between.

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
  const parts = parsed(text)
  if (!Array.isArray(parts) || parts.length !== 8 || parts[0] !== kind) return undefined
  if (!parts.every(part => typeof part === 'string')) return undefined
  const [, number, ID, serviceSlug, amount, channel, transactionId, paidAt] = parts as [
    string,
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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
