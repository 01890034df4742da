// Back and Forward with the browser's back/forward cache: a page comes back as it was, alive, and shows nothing of somebody
// who has left meanwhile.

import type { Page } from '@playwright/test'
import { alive, expect, open, type Say, signInAs, test } from './journey.ts'
import { withPageCache } from './launch.ts'
import { box } from './library.ts'
import { choose, toPay } from './paying.ts'
import { registered } from './people.ts'

test.use({ launchOptions: withPageCache, contextOptions: { reducedMotion: 'reduce' } })

const formPath = '/services/LIBRARY_QUESTION/add'
const typed = { ar: 'هل لديكم دواوين أحمد شوقي؟', en: 'Do you have the poems of Shawqi?' }

/** Notes on each page whether the cache brought it; a mark tells the page that was there before. */
const watchCache = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted })),
  )
const isFromCache = (page: Page) =>
  page.evaluate(() => (window as unknown as { isFromCache?: boolean }).isFromCache)

/** To another document and back. */
const leaveAndReturn = async (page: Page, meanwhile: () => Promise<unknown> = async () => undefined) => {
  await page.goto('/projects')
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
}

const openMenu = (page: Page) =>
  page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()

const publicPages = [
  '/',
  '/services',
  '/services/ROOM_BOOKING',
  '/login',
  '/track',
  '/verify',
  '/help',
  formPath,
]
for (const path of publicPages)
  test(`${path} comes back from the cache and works`, async ({ page }) => {
    await watchCache(page)
    await open(page, path)
    await leaveAndReturn(page)
    expect(await isFromCache(page), 'the cache brought it').toBe(true)
    expect(new URL(page.url()).pathname).toBe(path)
    // The script answers: a link leads on without another document.
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame)).toBe(true)
    await alive(page)
  })

const begin = async (page: Page, language: 'ar' | 'en') => {
  const person = await registered(page.request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  return person
}
const saved = (page: Page, say: Say) => page.getByText(say({ ar: /^حُفظت المسودة/, en: /^Draft saved/ }))

test('a form that the cache brings goes on with its draft', async ({ page, language, say }) => {
  await begin(page, language)
  await watchCache(page)
  await open(page, formPath)
  await box(page, 'question').fill(say(typed))
  await expect(saved(page, say)).toBeVisible()
  await leaveAndReturn(page)
  expect(await isFromCache(page)).toBe(true)
  await expect(box(page, 'question')).toHaveValue(say(typed))
  const save = page.waitForResponse(
    response => response.request().method() === 'PUT' && /api\/drafts/.test(response.url()),
  )
  await box(page, 'question').fill(`${say(typed)} ٢`)
  expect((await save).status()).toBe(200)
  await expect(saved(page, say)).toBeVisible()
})

test('of somebody who signed out meanwhile the cache shows nothing', { tag: '@both' }, async ({
  page,
  context,
  language,
  say,
}) => {
  await begin(page, language)
  await watchCache(page)
  await open(page, formPath)
  await box(page, 'question').fill(say(typed))
  await expect(saved(page, say)).toBeVisible()
  await leaveAndReturn(page, async () => {
    const other = await context.newPage()
    await open(other, '/')
    await openMenu(other)
    await other
      .getByRole('button', { name: say({ ar: 'تسجيل الخروج', en: 'Sign out' }), exact: true })
      .click()
    await expect(
      other
        .getByRole('banner')
        .getByRole('link', { name: say({ ar: 'تسجيل الدخول', en: 'Sign in' }) })
        .first(),
    ).toBeVisible()
    await other.close()
  })
  await alive(page)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(say(typed))).toHaveCount(0)
  await expect(box(page, 'question')).not.toHaveValue(say(typed))
})

test.describe('a payer', () => {
  test.use({ who: 'citizen' })

  test('who comes back from the provider can pay', async ({ page, say }) => {
    await watchCache(page)
    await toPay(page, say)
    const address = page.url()
    await choose(page, say, 'card')
    await expect(page).not.toHaveURL(address)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(address)
    await page
      .getByRole('button', { name: say({ ar: 'متابعة الدفع بالبطاقة', en: 'Continue paying by card' }) })
      .click()
    await expect(page).not.toHaveURL(address)
  })
})
