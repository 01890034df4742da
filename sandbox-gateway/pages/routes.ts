// The hosted pages: card, counter, bank. Plain forms, answered by a page or by the way back to the portal.

import { readFileSync } from 'node:fs'
import { type Language, piastersOf, readCompact, readIdentifier, t } from '@bawaba/language/index.ts'
import { oneAmount } from '@bawaba/language/input/amounts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Payment, stateOf } from '../book.ts'
import type { Ledger } from '../ledger.ts'
import type { Account } from '../merchant/routes.ts'
import type { Payments } from '../payments.ts'
import type { CardFate, GatewayEvent } from '../records.ts'
import { cardPage, codePage, noAnswerPage, overPage, unknownPage } from './card-pages.ts'
import { readCard, type TypedCard, testCards } from './cards.ts'
import {
  bankPage,
  cashReceiptPage,
  counterPage,
  type TransferErrors,
  takePage,
  transferPage,
} from './counter-pages.ts'
import { homePage } from './home-page.ts'
import { endNotes, messages } from './messages.ts'
import { inLanguage } from './page.ts'
import { formOf, languageOf, queryOf, sendPage, takeForms } from './request.ts'

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8')
const attempts = 3

type Dependencies = { ledger: Ledger; payments: Payments; account: Account }
type CardPage = { request: FastifyRequest; reply: FastifyReply; payment: Payment; language: Language }

const typedCard = ({ number = '', expiry = '', securityCode = '' }: Partial<TypedCard>): TypedCard => ({
  number,
  expiry,
  securityCode,
})

const registerCardPages = (app: FastifyInstance, { ledger, payments }: Dependencies): void => {
  const { book } = ledger

  /** A route of an open payment; every other state has a page of its own. */
  const openCard =
    (handler: (page: CardPage) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
      const payment = book.byToken.get((request.params as { token: string }).token)
      if (!payment) return sendPage(reply, unknownPage(languageOf(request)), 404)
      payments.settle(payment)
      const language = languageOf(request, payment.order.language)
      if (stateOf(payment) === 'open') return handler({ request, reply, payment, language })
      return sendPage(reply, payment.isSilent ? noAnswerPage(language, payment) : overPage(language, payment))
    }
  const show = ({ reply, payment }: CardPage, text: string, status = 200) =>
    sendPage(reply, text, status, [payment.order.successUrl, payment.order.failureUrl])

  /** What came of the card, as a page or as the way back. */
  const tell: Record<CardFate, (page: CardPage) => unknown> = {
    accepted: ({ reply, payment }) => reply.redirect(payment.order.successUrl, 303),
    declined: page => show(page, overPage(page.language, page.payment)),
    insufficient: page => show(page, overPage(page.language, page.payment, 'insufficient')),
    silent: page => show(page, noAnswerPage(page.language, page.payment)),
    stuck: page => show(page, noAnswerPage(page.language, page.payment)),
  }

  app.get(
    '/pay/:token',
    openCard(page => {
      const { card } = queryOf(page.request)
      const isTest = testCards.some(({ number }) => number === card)
      const typed = isTest ? typedCard({ number: card, expiry: '12/40' }) : undefined
      return show(page, cardPage(page.language, page.payment, typed))
    }),
  )
  app.post(
    '/pay/:token',
    openCard(page => {
      const { payment, language, reply } = page
      const typed = typedCard(formOf(page.request))
      const card = readCard(typed, ledger.now())
      if ('errors' in card) return show(page, cardPage(language, payment, typed, card.errors), 422)
      if (card.asksCode) {
        payments.challenge(payment, card.lastDigits, card.fate)
        return reply.redirect(inLanguage(`/pay/${payment.token}/code`, language), 303)
      }
      payments.conclude(payment, card.fate)
      return tell[card.fate](page)
    }),
  )
  app.get(
    '/pay/:token/code',
    openCard(page =>
      page.payment.challenge
        ? show(page, codePage(page.language, page.payment))
        : page.reply.redirect(inLanguage(`/pay/${page.payment.token}`, page.language), 303),
    ),
  )
  app.post(
    '/pay/:token/code',
    openCard(page => {
      const { payment, language, reply } = page
      const { challenge } = payment
      if (!challenge) return reply.redirect(inLanguage(`/pay/${payment.token}`, language), 303)
      const code = readCompact(formOf(page.request).code ?? '')
      if (!/^\d{6}$/.test(code))
        return show(page, codePage(language, payment, messages.enterCode[language]), 422)
      const { fate } = challenge
      const proof = payments.proveCode(payment, code)
      if (proof === 'right') return tell[fate](page)
      if (proof === 'last') return tell.declined(page)
      const text = t(language, messages.wrongCode, { count: attempts - challenge.wrong })
      return show(page, codePage(language, payment, text), 422)
    }),
  )
  app.post(
    '/pay/:token/cancel',
    openCard(({ reply, payment }) => {
      payments.cancel(payment)
      return reply.redirect(payment.order.failureUrl, 303)
    }),
  )
}

const transactionIn = (
  { book }: Ledger,
  transactionId: string | undefined,
): { payment: Payment; event: GatewayEvent } | undefined => {
  for (const payment of book.payments.values()) {
    const event = payment.events.find(each => transactionId && each.transactionId === transactionId)
    if (event) return { payment, event }
  }
  return undefined
}

const codeNotes = {
  received: messages.codePaid,
  expired: messages.codeExpired,
  cancelled: messages.codeCancelled,
  declined: endNotes.declined,
} as const

const registerCounter = (app: FastifyInstance, { ledger, payments }: Dependencies): void => {
  /** The payment of a code that can be paid, or the answer that says why it cannot. */
  const payable = (
    request: FastifyRequest,
    reply: FastifyReply,
    typed: string,
  ): { payment: Payment } | { answer: FastifyReply } => {
    const language = languageOf(request)
    const code = readCompact(typed)
    const payment = ledger.book.byCode.get(code)
    const state = payment && stateOf(payments.settle(payment))
    if (payment && state === 'open') return { payment }
    const note = state && state !== 'open' ? codeNotes[state] : messages.unknownCode
    const error = code === '' ? messages.enterPaymentCode : note
    return { answer: sendPage(reply, counterPage(language, typed, error), 422) }
  }
  app.get('/counter', async (request, reply) => {
    const { code } = queryOf(request)
    const language = languageOf(request)
    if (code === undefined) return sendPage(reply, counterPage(language))
    const found = payable(request, reply, code)
    return 'answer' in found ? found.answer : sendPage(reply, takePage(language, found.payment))
  })
  app.post('/counter/pay', async (request, reply) => {
    const found = payable(request, reply, formOf(request).code ?? '')
    if ('answer' in found) return found.answer
    const { transactionId } = payments.receive(found.payment)
    return reply.redirect(
      inLanguage(`/counter/receipt?transaction=${transactionId}`, languageOf(request)),
      303,
    )
  })
  app.get('/counter/receipt', async (request, reply) => {
    const paid = transactionIn(ledger, queryOf(request).transaction)
    const language = languageOf(request)
    return paid
      ? sendPage(reply, cashReceiptPage(language, paid.payment, paid.event))
      : sendPage(reply, unknownPage(language), 404)
  })
}

const registerBank = (app: FastifyInstance, { ledger, payments, account }: Dependencies): void => {
  app.get('/bank', async (request, reply) => {
    const { reference = '' } = queryOf(request)
    return sendPage(reply, bankPage(languageOf(request), account, { reference, amount: '' }))
  })
  // Banks transfer whenever they are told to: after the time is over, and more than once.
  app.post('/bank', async (request, reply) => {
    const { reference = '', amount = '' } = formOf(request)
    const language = languageOf(request)
    const name = readIdentifier(reference).replace(/\s/g, '').toUpperCase()
    const payment = ledger.book.byTransferReference.get(name)
    const piasters = piastersOf(oneAmount(amount))
    const errors: TransferErrors = {}
    if (!payment) errors.reference = name === '' ? messages.enterReference : messages.unknownReference
    if (!piasters) errors.amount = messages.enterAmount
    if (!payment || !piasters)
      return sendPage(reply, bankPage(language, account, { reference, amount }, errors), 422)
    const { transactionId } = payments.receive(payments.settle(payment), piasters)
    return reply.redirect(inLanguage(`/bank/receipt?transaction=${transactionId}`, language), 303)
  })
  app.get('/bank/receipt', async (request, reply) => {
    const paid = transactionIn(ledger, queryOf(request).transaction)
    const language = languageOf(request)
    return paid
      ? sendPage(reply, transferPage(language, paid.payment, paid.event))
      : sendPage(reply, unknownPage(language), 404)
  })
}

export const registerPages = (app: FastifyInstance, dependencies: Dependencies): void => {
  takeForms(app)
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/', async (request, reply) => sendPage(reply, homePage(languageOf(request))))
  registerCardPages(app, dependencies)
  registerCounter(app, dependencies)
  registerBank(app, dependencies)
}
