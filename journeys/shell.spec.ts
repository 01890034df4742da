// The frame around every page: language, titles, official strip, landmarks, focus, theme, size, hotline.

import { alive, expect, open, test } from './journey.ts'

const publicPaths = ['/', '/services', '/services/FIRST_CONNECTION', '/login', '/no-such-page']

test('S1: a first visit is in Arabic, and one press leads to English and back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  for (const path of publicPaths) {
    await open(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en')
  }
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await alive(page)
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة')
  await context.close()
})

test('S3: each title names the page, then the portal, and is like no other', async ({
  page,
  say,
  language,
}) => {
  const titles = new Set<string>()
  for (const path of publicPaths) {
    await open(page, path)
    const title = (await page.title()).replace(/[\u2068\u2069]/g, '')
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    expect(title).toBe(`${heading} - ${say({ ar: 'بوابة', en: 'Bawaba' })}`)
    if (language === 'ar') expect(title).toMatch(/[\u0621-\u064a]/)
    titles.add(title)
  }
  expect(titles.size).toBe(publicPaths.length)
})

test('S4: the page begins with the official strip, which says how one can tell', async ({ page, say }) => {
  await open(page, '/')
  const strip = page.getByRole('region', {
    name: say({ ar: 'بوابة حكومية رسمية', en: 'An official government website' }),
  })
  const button = strip.getByRole('button', { name: say({ ar: 'كيف تتأكد؟', en: 'How can you tell?' }) })
  expect(await strip.evaluate(element => element.getBoundingClientRect().top)).toBe(0)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  const proof = page.getByText(
    say({
      ar: 'لا نطلب كلمة المرور أو رمز التأكيد في مكالمة أو رسالة.',
      en: 'We never ask for your password or a code in a call or a message.',
    }),
  )
  await expect(proof).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(proof).toBeVisible()
})
