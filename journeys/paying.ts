// What journeys about paying share: a booked room that is to be paid, the payer's page, and the sandbox gateway, whose
// control API arranges what a provider does by itself.

import type { Page } from '@playwright/test'
import { bookRoom } from './arrange.ts'
import { arabicDigits } from './electricity.ts'
import { dateParts } from './gallery.ts'
import { alive, asRead, expect, open, type Say } from './journey.ts'
import { look } from './look.ts'

export const words = {
  card: { ar: 'بطاقة بنكية', en: 'Bank card' },
  code: { ar: 'كود دفع', en: 'Payment code' },
  toCard: { ar: 'متابعة إلى صفحة الدفع', en: 'Continue to the payment page' },
  toCode: { ar: 'الحصول على كود الدفع', en: 'Get a payment code' },
  toBank: { ar: 'عرض بيانات التحويل', en: 'Show transfer details' },
  other: { ar: 'اختيار طريقة أخرى', en: 'Choose another way' },
  paid: { ar: 'تم السداد', en: 'Payment received' },
  unpaid: { ar: 'لم يتم السداد', en: 'The payment did not go through' },
  receipt: { ar: 'عرض الإيصال', en: 'View the receipt' },
} as const

/** The account of the sandbox's bank, and the authority's own. */
export const accounts = {
  sandbox: { ar: /بوابة الدفع التجريبية/, en: /Sandbox payments/ },
  own: { ar: /حساب الجهة/, en: /the authority’s account/ },
} as const

/** Books a room and opens its payment from the request's page. */
export const toPay = async (page: Page, say: Say): Promise<string> => {
  await open(page, '/')
  const { ID } = await bookRoom(page)
  await open(page, `/services/ROOM_BOOKING/entries/${ID}`)
  await page.getByRole('link', { name: asRead(say({ ar: 'سداد ٩٠ ج.م', en: 'Pay EGP 90' })) }).click()
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: ID })).toBeVisible()
  return ID
}

const ways = {
  card: { name: words.card, act: words.toCard },
  code: { name: words.code, act: words.toCode },
} as const
export const choose = async (page: Page, say: Say, way: keyof typeof ways): Promise<void> => {
  const { name, act } = ways[way]
  await page.getByRole('radio', { name: say(name), exact: true }).check()
  await page.getByRole('button', { name: say(act), exact: true }).click()
}

/** Chooses a transfer; the answer is the reference that the page says to write on it. */
export const chooseTransfer = async (
  page: Page,
  say: Say,
  account: keyof typeof accounts,
): Promise<string> => {
  await page.getByRole('radio', { name: say(accounts[account]) }).check()
  await page.getByRole('button', { name: say(words.toBank), exact: true }).click()
  const transfer = page.getByRole('region', { name: say({ ar: 'بيانات التحويل', en: 'Transfer details' }) })
  return (await transfer.locator('dd bdi').first().innerText()).trim()
}

type Fate = 'pay' | 'decline' | 'cancel' | 'expire'
type GatewayPayment = { reference: string; code?: string; description: { en: string } }

const control = async <Answer>(page: Page, path: string, data?: object): Promise<Answer> => {
  const address = `${process.env.GATEWAY}/control/api${path}`
  const answer = await (data ? page.request.post(address, { data }) : page.request.get(address))
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** The gateway's reference of the newest payment for a request. */
export const referenceOf = async (page: Page, ID: string): Promise<string> => {
  const payments = await control<GatewayPayment[]>(page, '/payments')
  return payments.findLast(({ description }) => description.en.includes(ID))?.reference ?? ''
}

/** What becomes of the newest payment for a request at the gateway; `amount` in piasters. */
export const bringAbout = async (page: Page, ID: string, fate: Fate, amount?: number): Promise<void> => {
  const path = `/payments/${await referenceOf(page, ID)}/fate`
  await control(page, path, { fate, ...(amount === undefined ? {} : { amount }) })
}

/** A line of the gateway's settlement list for money that it never gave notice of. */
export const settledUnnoticed = (
  page: Page,
  line: { reference: string; amount: number; occurredAt: string },
): Promise<{ transactionId: string }> => control(page, '/settlements/ghosts', { ...line, kind: 'received' })

/** Finds a payment by the number of its request in the list of finance, and opens it. */
export const openAsFinance = async (page: Page, ID: string): Promise<void> => {
  await open(page, `/employee/payments?q=${ID}`)
  const row = page.locator('main tbody tr').filter({ hasText: ID })
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/)
  await alive(page)
}

/** The second person confirms what another of finance asked for, having read what it would book. */
export const confirmBooking = async (page: Page, say: Say, about: string): Promise<void> => {
  await open(page, '/employee/bookings')
  const booking = page.locator('main li').filter({ hasText: about }).first()
  await expect(
    booking.getByRole('group', { name: say({ ar: 'ما سيُقيد', en: 'What will be booked' }) }),
  ).toBeVisible()
  await look(page)
  await booking.getByRole('button', { name: say({ ar: 'تأكيد القيد', en: 'Confirm the booking' }) }).click()
  await expect(page.getByText(say({ ar: 'تأكد القيد', en: 'The booking was confirmed' }))).toBeVisible()
}

/** Pays by card on the provider's page, in the digits that people type; this one asks for no code unless another is named. */
export const payByCard = async (page: Page, say: Say, number = '4000000000000077'): Promise<void> => {
  await page
    .getByLabel(say({ ar: 'رقم البطاقة', en: 'Card number' }), { exact: true })
    .fill(arabicDigits(number))
  await page.getByLabel(say({ ar: 'تاريخ الانتهاء', en: 'Expiry date' })).fill('12/40')
  await page.getByLabel(say({ ar: 'رمز الأمان', en: 'Security code' })).fill('123')
  await page.getByRole('button', { name: say({ ar: /^ادفع/, en: /^Pay/ }) }).click()
}

/** The piasters that the gateway has given back of the newest payment for a request. */
export const refundedAt = async (page: Page, ID: string): Promise<number> => {
  const path = `/payments/${await referenceOf(page, ID)}`
  return (await control<{ refunded: number }>(page, path)).refunded
}

/** Types a day of the finance pages, part by part. */
export const typeDay = async (page: Page, say: Say, day: string): Promise<void> => {
  const [year = '', month = '', date = ''] = day.split('-')
  const group = page.getByRole('group', { name: say({ ar: 'اليوم', en: 'Day' }), exact: true })
  await group.getByLabel(say(dateParts.day)).fill(date)
  await group.getByLabel(say(dateParts.month)).selectOption(String(Number(month)))
  await group.getByLabel(say(dateParts.year)).fill(year)
}
