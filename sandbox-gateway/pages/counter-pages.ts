// The counter of a shop, where payment codes are paid in cash, and the page of a bank, where transfers are made.

import { formatDateTime, formatMoney, type Language, poundsOf, type Text, t } from '@bawaba/language/index.ts'
import { type Payment, receivedOf } from '../book.ts'
import type { Account } from '../merchant/routes.ts'
import type { GatewayEvent } from '../records.ts'
import { html } from './html.ts'
import { messages } from './messages.ts'
import { drawFacts, drawField, drawPage, inLanguage, ltr } from './page.ts'

const money = (language: Language, piasters: number): string => formatMoney(language, poundsOf(piasters))

export const counterPage = (language: Language, typed = '', error?: Text): string =>
  drawPage({
    language,
    turned: '/counter',
    title: t(language, messages.counterTitle),
    hasErrors: error !== undefined,
    body: html`<p>${t(language, messages.counterIntro)}</p>
<form method="get" action="/counter" novalidate><input type="hidden" name="language" value="${language}">
${drawField(language, { name: 'code', label: messages.paymentCode, value: typed, error, inputMode: 'numeric', isFocused: error !== undefined })}
<button class="main">${t(language, messages.lookUp)}</button></form>`,
  })

/** A code that can be paid. */
export const takePage = (language: Language, payment: Payment): string => {
  const { code = '', order } = payment
  return drawPage({
    language,
    turned: `/counter?code=${code}`,
    title: t(language, messages.counterTitle),
    body: html`${drawFacts([
      [t(language, messages.paymentCode), ltr(code)],
      [t(language, messages.amount), html`<strong class="sum">${money(language, order.amount)}</strong>`],
      [t(language, messages.validUntil), formatDateTime(language, order.expiresAt)],
    ])}
<form method="post" action="${inLanguage('/counter/pay', language)}"><input type="hidden" name="code" value="${code}">
<button class="main">${t(language, messages.takeCash, { amount: money(language, order.amount) })}</button></form>
<p><a href="${inLanguage('/counter', language)}">${t(language, messages.otherCode)}</a></p>`,
  })
}

export const cashReceiptPage = (language: Language, { code = '' }: Payment, event: GatewayEvent): string =>
  drawPage({
    language,
    turned: `/counter/receipt?transaction=${event.transactionId}`,
    title: t(language, messages.cashTaken),
    body: html`${drawFacts([
      [t(language, messages.paymentCode), ltr(code)],
      [t(language, messages.amount), html`<strong class="sum">${money(language, event.amount)}</strong>`],
      [t(language, messages.transaction), ltr(event.transactionId ?? '')],
    ])}<p><a class="main" href="${inLanguage('/counter', language)}">${t(language, messages.otherCode)}</a></p>`,
  })

export type TypedTransfer = { reference: string; amount: string }
export type TransferErrors = Partial<Record<keyof TypedTransfer, Text>>

export const bankPage = (
  language: Language,
  account: Account,
  typed: TypedTransfer = { reference: '', amount: '' },
  errors: TransferErrors = {},
): string => {
  const hasErrors = Object.keys(errors).length > 0
  return drawPage({
    language,
    turned: '/bank',
    title: t(language, messages.bankTitle),
    hasErrors,
    body: html`<p>${t(language, messages.bankIntro)}</p>
${drawFacts([[t(language, messages.account), html`${account.accountName[language]}<br>${account.bank[language]}<br>${ltr(account.iban.replace(/(.{4})(?=.)/g, '$1 '))}`]])}
<form method="post" action="${inLanguage('/bank', language)}" novalidate>
${drawField(language, { name: 'reference', label: messages.transferReference, hint: messages.transferReferenceHint, value: typed.reference, error: errors.reference, isFocused: errors.reference !== undefined })}
${drawField(language, { name: 'amount', label: messages.transferAmount, value: typed.amount, error: errors.amount, inputMode: 'decimal', isShort: true, isFocused: !errors.reference && errors.amount !== undefined })}
<button class="main">${t(language, messages.transfer)}</button></form>`,
  })
}

const difference = (language: Language, payment: Payment): string => {
  const rest = payment.order.amount - receivedOf(payment)
  if (rest === 0) return t(language, messages.expectedExact)
  const amount = money(language, Math.abs(rest))
  return t(language, rest > 0 ? messages.expectedLess : messages.expectedMore, { amount })
}

export const transferPage = (language: Language, payment: Payment, event: GatewayEvent): string =>
  drawPage({
    language,
    turned: `/bank/receipt?transaction=${event.transactionId}`,
    title: t(language, messages.transferred),
    body: html`${drawFacts([
      [t(language, messages.transferReference), ltr(payment.transferReference ?? '')],
      [t(language, messages.amount), html`<strong class="sum">${money(language, event.amount)}</strong>`],
      [t(language, messages.transaction), ltr(event.transactionId ?? '')],
    ])}<p>${difference(language, payment)}</p>
<p><a class="main" href="${inLanguage('/bank', language)}">${t(language, messages.anotherTransfer)}</a></p>`,
  })
