// A receipt as the sheet that is drawn of it, in one language.

import type { Receipt } from '@bawaba/contract/entities/payment.ts'
import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { formatDateTime, formatMoney, type Language, type Text, t } from '@bawaba/language/index.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { messages } from './receipt-messages.ts'

type Surroundings = { authority: Text; address: string }

export const receiptSheet = (
  receipt: Receipt,
  { authority, address }: Surroundings,
  language: Language,
): Sheet => {
  const { number, ID, service, payer, channel, transactionId, paidAt, items, total, link } = receipt
  const say = (message: Text) => t(language, message)
  // Words of people and of services are no templates.
  const own = (text: Text): string => text[language]
  const money = (amount: string): string => formatMoney(language, amount)
  return {
    language,
    title: say(messages.title),
    authority: own(authority),
    meta: [
      [say(messages.number), number],
      [say(messages.request), ID],
    ],
    paragraphs: [],
    facts: [
      [say(messages.service), own(service)],
      [say(messages.payer), payer],
      [say(messages.paidAt), formatDateTime(language, paidAt)],
      [say(messages.channel), say(paymentChannelRows[channel].label)],
      [say(messages.transaction), transactionId],
    ],
    amounts: [
      ...items.map(({ label, amount }) => [own(label), money(amount)] as const),
      [say(messages.total), money(total.amount)],
    ],
    seal: '',
    link,
    codeText: say(messages.code),
    address,
    footer: t(language, messages.footer, { number }),
    made: new Date(paidAt),
  }
}
