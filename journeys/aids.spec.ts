// The aids of a page: the guided tours by keyboard, the search that answers about one's own requests, and as what one uses the
// portal.

import type { Language } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { file } from './arrange.ts'
import { expect, open, type Say, test } from './journey.ts'
import { look } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    tour: 'جولة في الصفحة',
    welcome: 'أهلًا بك في البوابة',
    tourSearch: 'ابحث بكلماتك',
    next: 'التالي',
    done: 'فهمت',
    before: 'قبل أن تبدأ',
    service: 'دفع فواتير الكهرباء',
    where: 'أين وصل طلبي؟',
    search: 'البحث في البوابة',
    box: 'عمّ تبحث؟',
    own: 'طلباتك',
    visitor: /سجّل الدخول لترى طلباتك/,
    mine: 'كل طلباتي',
    nonsense: 'زواج',
    help: 'المساعدة',
    who: 'كيف تستخدم البوابة؟',
    company: /لشركة أو عن شخص آخر/,
  },
  en: {
    tour: 'Tour of this page',
    welcome: 'Welcome to the portal',
    tourSearch: 'Search in your own words',
    next: 'Next',
    done: 'Got it',
    before: 'Before you start',
    service: 'Pay electricity bills',
    where: 'Where is my request?',
    search: 'Search the portal',
    box: 'What are you looking for?',
    own: 'Your requests',
    visitor: /Sign in to see your requests/,
    mine: 'All my requests',
    nonsense: 'marriage',
    help: 'Help',
    who: 'How do you use the portal?',
    company: /For a company or somebody else/,
  },
} as const
type Words = (typeof words)[Language]

/** The menu of help in the header. */
const helpOf = (page: Page, say: Say) =>
  page.getByRole('banner').locator(`summary[aria-label="${say<Words>(words).help}"]`)

test('the tour of the first page goes by keyboard, ends by Escape, and is never begun by itself', async ({
  page,
  say,
}) => {
  const text = say<Words>(words)
  await open(page, '/')
  const help = helpOf(page, say)
  await help.focus()
  await page.keyboard.press('Enter')
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
  await expect(guide).toHaveAccessibleName(text.tourSearch)
  await page.keyboard.press('Escape')
  await expect(guide).toHaveCount(0)
  await expect(help).toBeFocused()
  await expect(page.locator('[data-toured]')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('toursSeen'))).toBe('home')
})

test('the tour of a service is that of its definition', async ({ page, say }) => {
  const text = say<Words>(words)
  await open(page, '/services/FIRST_CONNECTION')
  await helpOf(page, say).click()
  await page.getByRole('button', { name: text.tour }).click()
  const guide = page.getByRole('dialog')
  await expect(guide).toHaveAccessibleName(text.before)
  for (let step = 0; step < 3; step += 1) await guide.getByRole('button', { name: text.next }).click()
  await guide.getByRole('button', { name: text.done }).click()
  await expect(guide).toHaveCount(0)
  await open(page, '/services/PAY_BILLS')
  await helpOf(page, say).click()
  await expect(page.getByRole('banner').getByRole('link', { name: text.help, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: text.tour })).toHaveCount(0)
})

const ask = async (page: Page, say: Say, question: string) => {
  const text = say<Words>(words)
  const opener = page.getByRole('banner').getByRole('link', { name: text.search })
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    if ((await dialog.count()) === 0) await opener.click()
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('combobox', { name: text.box }).fill(question)
  return dialog.getByRole('region', { name: text.own })
}

test('the search tells a visitor the ways to their requests, and is silent where it does not know', async ({
  page,
  say,
}) => {
  const text = say<Words>(words)
  await open(page, '/services')
  const answer = await ask(page, say, text.where)
  await expect(answer.getByText(text.visitor)).toBeVisible()
  await look(page)
  await ask(page, say, text.nonsense)
  await expect(answer).toHaveCount(0)
  await ask(page, say, text.where)
  await answer.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/track/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('signed in', () => {
  test.use({ who: 'citizen' })
  test('the search answers from one’s own requests, with the way to them', async ({ page, say }) => {
    const text = say<Words>(words)
    await open(page, '/services')
    const { ID } = await file(page)
    const answer = await ask(page, say, text.where)
    await expect(answer.getByRole('link', { name: text.mine })).toHaveAttribute('href', '/inbox')
    await ask(page, say, ID)
    await expect(answer.getByRole('listitem')).toHaveCount(1)
    await expect(answer.getByRole('link', { name: ID })).toBeVisible()
    await ask(page, say, 'FIRS-2026-999999-9')
    await expect(answer).toHaveCount(0)
  })
})

test('as what one uses the portal is asked on choice, remembered, and leads there', async ({ page, say }) => {
  const text = say<Words>(words)
  await open(page, '/')
  await helpOf(page, say).click()
  await page.getByRole('button', { name: text.who }).click()
  await look(page)
  await page.getByRole('dialog').getByRole('link', { name: text.company }).click()
  await expect(page).toHaveURL(/\/agent\//)
  await open(page, '/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await helpOf(page, say).click()
  await page.getByRole('button', { name: text.who }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: text.company })).toHaveAttribute(
    'aria-current',
    'true',
  )
})
