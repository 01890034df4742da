// What was signed, line by line, to compare with the paper: for the page of the portal and for the one that is saved.

import type { LetterText } from '@bawaba/contract/letter-text.ts'
import type { ReceiptText } from '@bawaba/contract/receipt-text.ts'
import { formatEndDay } from '@bawaba/language/ends.ts'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  type Language,
  type Message,
  t,
} from '@bawaba/language/index.ts'
import { messages as letterMessages } from '../../modules/letters/messages.ts'
import { messages } from './messages.ts'

/** `code`: a number that may be long; `reference`: one that stays on one line. */
export type Row = { term: string; value: string; look: 'words' | 'code' | 'reference' }

const rowBy =
  (language: Language) =>
  (term: Message, value: string, look: Row['look'] = 'words'): Row => ({
    term: t(language, term),
    value,
    look,
  })

const receiptRows = (receipt: ReceiptText, language: Language): Row[] => {
  const row = rowBy(language)
  const { number, ID, amount, transactionId, paidAt, payer } = receipt
  return [
    row(messages.paymentNumber, number, 'reference'),
    row(messages.request, ID, 'reference'),
    ...(payer === undefined ? [] : [row(messages.payer, payer)]),
    row(messages.amount, formatMoney(language, amount)),
    row(messages.paidAt, formatDateTime(language, paidAt)),
    row(messages.transaction, transactionId, 'code'),
  ]
}

/** As the paper says it, whenever and wherever it is read. */
const validityOf = (language: Language, validUntil: string, issuedOn: string): string =>
  formatEndDay(language, validUntil, { now: new Date(issuedOn) })

const letterRows = (letter: LetterText, language: Language): Row[] => {
  const row = rowBy(language)
  const { title, number, ID, issuedOn, validUntil, facts } = letter
  return [
    row(messages.document, title[language]),
    row(letterMessages.number, number, 'reference'),
    row(messages.request, ID, 'reference'),
    row(letterMessages.issued, formatDate(language, issuedOn)),
    ...(validUntil === ''
      ? []
      : [row(letterMessages.validUntil, validityOf(language, validUntil, issuedOn))]),
    // Words of the service are no templates.
    ...facts.map(
      ({ label, value }): Row => ({ term: label[language], value: value[language], look: 'words' }),
    ),
  ]
}

export type Signed = { kind: 'receipt'; receipt: ReceiptText } | { kind: 'letter'; letter: LetterText }
export const rowsOf = (signed: Signed, language: Language): Row[] =>
  signed.kind === 'receipt' ? receiptRows(signed.receipt, language) : letterRows(signed.letter, language)
