// A receipt as the sheet that is drawn of it, in one language.

import type { Receipt } from '@bawaba/contract/entities/payment.ts'
import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import {
  cairoDate,
  formatDate,
  formatDateTime,
  formatMoney,
  type Language,
  type Text,
  t,
} from '@bawaba/language/index.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { messages } from './receipt-messages.ts'

type Surroundings = { authority: Text; address: string }

export const receiptSheet = (
  receipt: Receipt,
  { authority, address }: Surroundings,
  language: Language,
): Sheet => {
  const { number, ID, service, payer, channel, transactionId, paidAt, items, total, link, refund } = receipt
  const say = (message: Text) => t(language, message)
  // Words of people and of services are no templates.
  const own = (text: Text): string => text[language]
  const money = (amount: string): string => formatMoney(language, amount)
  const refundedOn = refund && formatDate(language, cairoDate(new Date(refund.refundedAt)))
  return {
    language,
    title: say(messages.title),
    authority: own(authority),
    meta: [
      [say(messages.number), number],
      [say(messages.request), ID],
      // Also here: a screen reader leaves out what is printed across the page.
      ...(refundedOn === undefined ? [] : [[say(messages.refundedOn), refundedOn] as const]),
    ],
    paragraphs: [],
    facts: [
      [say(messages.service), own(service)],
      ...(payer === undefined ? [] : [[say(messages.payer), payer] as const]),
      [say(messages.paidAt), formatDateTime(language, paidAt)],
      [say(messages.channel), say(paymentChannelRows[channel].label)],
      [say(messages.transaction), transactionId],
    ],
    amounts: [
      ...items.map(({ label, amount }) => [own(label), money(amount)] as const),
      [say(messages.total), money(total.amount)],
      ...(refund ? [[say(messages.refundedAmount), money(refund.amount)] as const] : []),
    ],
    seal: '',
    link,
    codeText: say(messages.code),
    address,
    footer: t(language, messages.footer, { number }),
    made: new Date(paidAt),
    ...(refund && refundedOn !== undefined
      ? {
          stamp: t(language, refund.isWhole ? messages.refunded : messages.refundedPart, {
            date: refundedOn,
            amount: money(refund.amount),
          }),
        }
      : {}),
  }
}
