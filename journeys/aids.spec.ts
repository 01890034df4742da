// The aids of a page: the guided tours by keyboard, the assistant with its sources and its limits, and as what one uses the
// portal.

import type { Language } from '@bawaba/language/index.ts'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    tour: 'جولة في الصفحة',
    welcome: 'أهلًا بك في البوابة',
    search: 'ابحث بكلماتك',
    next: 'التالي',
    done: 'فهمت',
    before: 'قبل أن تبدأ',
    assistant: 'اسأل المساعد',
    question: 'سؤالك',
    ask: 'اسأل',
    bill: 'ازاي ادفع فاتوره الكهربا؟',
    service: 'دفع فواتير الكهرباء',
    nonsense: 'زواج',
    unknown: 'لا أعرف إجابة هذا السؤال.',
    contact: 'تواصل معنا',
    where: 'أين وصل طلبي؟',
    visitor: /سجّل الدخول لأرى طلباتك/,
    requests: /أحدث طلباتك|لا توجد طلبات باسمك/,
    mine: 'طلباتي',
    who: 'كيف تستخدم البوابة؟',
    company: /لشركة أو عن شخص آخر/,
  },
  en: {
    tour: 'Tour of this page',
    welcome: 'Welcome to the portal',
    search: 'Search in your own words',
    next: 'Next',
    done: 'Got it',
    before: 'Before you start',
    assistant: 'Ask the assistant',
    question: 'Your question',
    ask: 'Ask',
    bill: 'how do i pay my electricty bill?',
    service: 'Pay electricity bills',
    nonsense: 'marriage',
    unknown: 'I do not know the answer to this.',
    contact: 'Contact us',
    where: 'Where is my request?',
    visitor: /Sign in so that I can see your requests/,
    requests: /Your latest requests|You have no requests yet/,
    mine: 'My requests',
    who: 'How do you use the portal?',
    company: /For a company or somebody else/,
  },
} as const
type Words = (typeof words)[Language]

test('the tour of the first page goes by keyboard, ends by Escape, and is never begun by itself', async ({
  page,
  say,
}) => {
  const text = say<Words>(words)
  await open(page, '/')
  const begin = page.getByRole('button', { name: text.tour })
  await expect(begin).toBeVisible()
  const guide = page.getByRole('dialog')
  await expect(guide).toHaveCount(0)
  await begin.focus()
  await page.keyboard.press('Enter')
  await expect(guide).toHaveAccessibleName(text.welcome)
  await expect(guide).toBeFocused()
  await expect(page.locator('main h1')).toHaveAttribute('data-toured', '')
  await look(page)
  await guide.getByRole('button', { name: text.next }).press('Enter')
  await expect(guide).toHaveAccessibleName(text.search)
  await page.keyboard.press('Escape')
  await expect(guide).toHaveCount(0)
  await expect(begin).toBeFocused()
  await expect(page.locator('[data-toured]')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('toursSeen'))).toBe('home')
})

test('the tour of a service is that of its definition', async ({ page, say }) => {
  const text = say<Words>(words)
  await open(page, '/services/FIRST_CONNECTION')
  await page.getByRole('button', { name: text.tour }).click()
  const guide = page.getByRole('dialog')
  await expect(guide).toHaveAccessibleName(text.before)
  for (let step = 0; step < 3; step += 1) await guide.getByRole('button', { name: text.next }).click()
  await guide.getByRole('button', { name: text.done }).click()
  await expect(guide).toHaveCount(0)
  await open(page, '/services/PAY_BILLS')
  await expect(page.getByRole('button', { name: text.assistant })).toBeVisible()
  await expect(page.getByRole('button', { name: text.tour })).toHaveCount(0)
})

test('the assistant names its source, says when it does not know, and hands over', async ({ page, say }) => {
  const text = say<Words>(words)
  await open(page, '/track')
  await page.getByRole('button', { name: text.assistant }).click()
  const dialog = page.getByRole('dialog')
  const ask = async (question: string) => {
    await dialog.getByLabel(text.question, { exact: true }).fill(question)
    await dialog.getByRole('button', { name: text.ask, exact: true }).click()
  }
  await ask(text.bill)
  const log = dialog.getByRole('log')
  await expect(log.getByRole('link', { name: text.service })).toBeVisible()
  await ask(text.nonsense)
  await expect(log.getByText(text.unknown)).toBeVisible()
  await expect(log.getByRole('link', { name: text.contact })).toHaveAttribute('href', '/contact')
  await ask(text.where)
  await expect(log.getByText(text.visitor)).toBeVisible()
  await look(page)
  await log.getByRole('link', { name: text.service }).click()
  await expect(page).toHaveURL(/PAY_BILLS/)
  await expect(dialog).toHaveCount(0)
})

test.describe('signed in', () => {
  test.use({ who: 'citizen' })
  test('it answers from one’s own requests, with the way to them', async ({ page, say }) => {
    const text = say<Words>(words)
    await open(page, '/services')
    await page.getByRole('button', { name: text.assistant }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text.question, { exact: true }).fill(text.where)
    await dialog.getByRole('button', { name: text.ask, exact: true }).click()
    await expect(dialog.getByText(text.requests)).toBeVisible()
    await expect(dialog.getByRole('link', { name: text.mine })).toHaveAttribute('href', '/inbox')
  })
})

test('as what one uses the portal is asked on choice, remembered, and leads there', async ({ page, say }) => {
  const text = say<Words>(words)
  await open(page, '/')
  await page.getByRole('button', { name: text.who }).click()
  await look(page)
  await page.getByRole('dialog').getByRole('link', { name: text.company }).click()
  await expect(page).toHaveURL(/\/agent\//)
  await open(page, '/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: text.who }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: text.company })).toHaveAttribute(
    'aria-current',
    'true',
  )
})
