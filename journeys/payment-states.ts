// Payments in each state that their pages show, for the walk over every screen.

import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate, type Language } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { expect, open, type Say } from './journey.ts'
import { pdf } from './paper.ts'
import {
  bringAbout,
  choose,
  chooseTransfer,
  openAsFinance,
  payByCard,
  referenceOf,
  settledUnnoticed,
  toPay,
  typeDay,
  words,
} from './paying.ts'

/** The requests whose payments are in each state, and the path of a receipt and of a payment as finance see it. */
export type PaymentStates = Record<
  'new' | 'code' | 'transfer' | 'proven' | 'partly' | 'declined' | 'expired' | 'paid',
  string
> & { receipt: string; work: string; refunded: string }

const reloadedTo = (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await page.reload()
    await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()

const askRefund = async (finance: Page, say: Say, amount: string): Promise<void> => {
  await finance
    .getByLabel(say({ ar: 'المبلغ المطلوب رده بالجنيه', en: 'Amount to refund, in pounds' }))
    .fill(amount)
  await finance
    .getByLabel(say({ ar: 'السبب', en: 'Reason' }), { exact: true })
    .fill('القاعة مغلقة للصيانة في أيام الحجز، ولا توجد قاعة أخرى بالسعة نفسها')
  await finance.getByRole('button', { name: say({ ar: 'طلب رد مبلغ', en: 'Ask for a refund' }) }).click()
  await expect(
    finance.getByText(say({ ar: 'ينتظر الاعتماد', en: 'Waiting for approval' })).first(),
  ).toBeVisible()
}

const paidByCard = async (page: Page, say: Say): Promise<string> => {
  const ID = await toPay(page, say)
  await choose(page, say, 'card')
  await payByCard(page, say)
  await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible()
  return ID
}

const difference = async (page: Page, say: Say, yesterday: string): Promise<string> => {
  const ID = await toPay(page, say)
  await choose(page, say, 'code')
  await expect(page.getByText(say({ ar: /صالح حتى/, en: /Valid until/ }))).toBeVisible()
  const { transactionId } = await settledUnnoticed(page, {
    reference: await referenceOf(page, ID),
    amount: 9_300,
    occurredAt: new Date(startOfDay(yesterday).getTime() + 12 * 3_600_000).toISOString(),
  })
  return transactionId
}

/** Brings payments of the citizen into every state; what finance add is added by finance. */
export const payInEachState = async (
  page: Page,
  finance: Page,
  language: Language,
): Promise<PaymentStates> => {
  const say: Say = text => text[language]
  const fresh = await toPay(page, say)
  const code = await toPay(page, say)
  await choose(page, say, 'code')
  await expect(page.getByText(say({ ar: /صالح حتى/, en: /Valid until/ }))).toBeVisible()
  const transfer = await toPay(page, say)
  await chooseTransfer(page, say, 'own')
  const proven = await toPay(page, say)
  await chooseTransfer(page, say, 'own')
  await page.locator('input[type=file]').setInputFiles(pdf('إيصال التحويل.pdf'))
  await page.getByRole('button', { name: say({ ar: 'إرسال الإثبات', en: 'Send the proof' }) }).click()
  await expect(page.getByText(say({ ar: /وصل إثبات التحويل/, en: /We have your proof/ }))).toBeVisible()
  const partly = await toPay(page, say)
  await chooseTransfer(page, say, 'sandbox')
  await bringAbout(page, partly, 'pay', 5_000)
  await reloadedTo(page, say({ ar: 'سداد غير مكتمل', en: 'Partly paid' }))
  const declined = await toPay(page, say)
  await choose(page, say, 'card')
  await payByCard(page, say, '4000000000009995')
  const expired = await toPay(page, say)
  await choose(page, say, 'code')
  await expect(page.getByText(say({ ar: /صالح حتى/, en: /Valid until/ }))).toBeVisible()
  await bringAbout(page, expired, 'expire')
  const yesterday = addDays(cairoDate(new Date()), -1)
  const transactionId = await difference(page, say, yesterday)
  const refunded = await paidByCard(page, say)
  await openAsFinance(finance, refunded)
  await askRefund(finance, say, '92.90')
  const work = new URL(finance.url()).pathname
  const paid = await paidByCard(page, say)
  await page.getByRole('link', { name: say(words.receipt) }).click()
  await expect(page).toHaveURL(/\/receipts\//)
  const receipt = new URL(page.url()).pathname
  await openAsFinance(finance, proven)
  const waiting = new URL(finance.url()).pathname
  await open(finance, '/employee/reconciliation')
  await typeDay(finance, say, yesterday)
  await finance.getByRole('button', { name: say({ ar: 'مطابقة', en: 'Compare' }), exact: true }).click()
  await expect(finance.getByText(transactionId).first()).toBeVisible()
  return {
    new: fresh,
    code,
    transfer,
    proven,
    partly,
    declined,
    expired,
    paid,
    receipt,
    work: waiting,
    refunded: work,
  }
}
