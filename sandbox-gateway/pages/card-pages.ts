// The hosted page of a card: its number, the code from the phone, and what came of it.

import { formatMoney, type Language, poundsOf, t } from '@bawaba/language/index.ts'
import { type Payment, type PaymentState, stateOf } from '../book.ts'
import { type CardErrors, type TypedCard, testCards } from './cards.ts'
import { html } from './html.ts'
import { endNotes, messages } from './messages.ts'
import { drawFacts, drawField, drawPage, inLanguage, ltr } from './page.ts'

const moneyOf = (language: Language, { order }: Payment): string =>
  formatMoney(language, poundsOf(order.amount))

const summary = (language: Language, payment: Payment) =>
  drawFacts([
    [t(language, messages.purpose), payment.order.description[language]],
    [t(language, messages.amount), html`<strong class="sum">${moneyOf(language, payment)}</strong>`],
  ])

const cancelForm = (language: Language, { token }: Payment) =>
  html`<form method="post" action="${inLanguage(`/pay/${token}/cancel`, language)}"><button class="plain">${t(language, messages.cancel)}</button></form>`

const emptyCard: TypedCard = { number: '', expiry: '', securityCode: '' }

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

export const cardPage = (
  language: Language,
  payment: Payment,
  typed: TypedCard = emptyCard,
  errors: CardErrors = {},
): string => {
  const path = `/pay/${payment.token}`
  const hasErrors = Object.keys(errors).length > 0
  const [firstWrong] = (['number', 'expiry', 'securityCode'] as const).filter(name => errors[name])
  const field = (
    name: keyof TypedCard,
    view: Omit<Parameters<typeof drawField>[1], 'name' | 'error' | 'isFocused'>,
  ) => drawField(language, { ...view, name, error: errors[name], isFocused: firstWrong === name })
  return drawPage({
    language,
    turned: path,
    title: t(language, messages.cardTitle),
    hasErrors,
    body: html`${summary(language, payment)}
<form method="post" action="${inLanguage(path, language)}" novalidate>
${field('number', { label: messages.cardNumber, value: typed.number, inputMode: 'numeric', autoComplete: 'cc-number' })}
<div class="pair">
${field('expiry', { label: messages.cardExpiry, hint: messages.cardExpiryHint, value: typed.expiry, inputMode: 'numeric', autoComplete: 'cc-exp', isShort: true })}
${field('securityCode', { label: messages.securityCode, hint: messages.securityCodeHint, inputMode: 'numeric', autoComplete: 'cc-csc', isShort: true })}
</div>
<button class="main">${t(language, messages.pay, { amount: moneyOf(language, payment) })}</button></form>
${cancelForm(language, payment)}
<section class="cards"><h2>${t(language, messages.testCards)}</h2><ul>${testCards.map(
      ({ number, note }) =>
        html`<li><span>${ltr(grouped(number))}</span><span class="hint">${note[language]}</span><a href="${inLanguage(`${path}?card=${number}`, language)}" aria-label="${t(language, messages.useCard)}: ${grouped(number)}">${t(language, messages.useCard)}</a></li>`,
    )}</ul></section>`,
  })
}

export const codePage = (language: Language, payment: Payment, error?: string): string => {
  const { challenge, token } = payment
  const path = `/pay/${token}/code`
  return drawPage({
    language,
    turned: path,
    title: t(language, messages.codeTitle),
    hasErrors: error !== undefined,
    body: html`${summary(language, payment)}
<p>${t(language, messages.codeSent, { digits: challenge?.lastDigits ?? '' })}</p>
<form method="post" action="${inLanguage(path, language)}" novalidate>
${drawField(language, { name: 'code', label: messages.code, error, inputMode: 'numeric', autoComplete: 'one-time-code', isShort: true, isFocused: true })}
<button class="main">${t(language, messages.confirm)}</button></form>
${cancelForm(language, payment)}
<aside class="phone" aria-label="${t(language, messages.phone)}"><h2>${t(language, messages.phone)}</h2>
<p>${t(language, messages.phoneMessage, { code: challenge?.code ?? '', amount: moneyOf(language, payment) })}</p></aside>`,
  })
}

const backLink = (language: Language, address: string) =>
  html`<p><a class="main" href="${address}">${t(language, messages.back)}</a></p>`

/** A payment that is over: what came of it, and the way back. */
export const overPage = (
  language: Language,
  payment: Payment,
  end: Exclude<PaymentState, 'open'> | 'insufficient' = stateOf(payment) as Exclude<PaymentState, 'open'>,
): string =>
  drawPage({
    language,
    turned: `/pay/${payment.token}`,
    title: t(language, messages.overTitle),
    body: html`<p>${endNotes[end][language]}</p>${summary(language, payment)}${backLink(language, end === 'received' ? payment.order.successUrl : payment.order.failureUrl)}`,
  })

export const noAnswerPage = (language: Language, payment: Payment): string =>
  drawPage({
    language,
    title: t(language, messages.noAnswerTitle),
    body: html`<p>${t(language, messages.noAnswer)}</p>${summary(language, payment)}${backLink(language, payment.order.failureUrl)}`,
  })

export const unknownPage = (language: Language): string =>
  drawPage({
    language,
    title: t(language, messages.unknownTitle),
    body: html`<p>${t(language, messages.unknown)}</p>`,
  })
