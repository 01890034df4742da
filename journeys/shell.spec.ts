// The frame around every page: language, titles, official strip, landmarks, focus, theme, size, hotline.

import { alive, expect, open, test } from './journey.ts'

const publicPaths = ['/', '/services', '/services/FIRST_CONNECTION', '/login', '/no-such-page']

test('S1: a first visit is in Arabic, and one press leads to English and back', {
  tag: ['@core', '@both'],
}, async ({ browser, baseURL }) => {
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

test('S5: Tab first finds the way to the content; each page has its landmarks and one heading', async ({
  page,
  say,
}) => {
  for (const path of publicPaths) {
    await open(page, path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: say({ ar: 'انتقل إلى المحتوى', en: 'Skip to content' }) })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(
      page.getByRole('navigation', { name: say({ ar: 'القائمة الرئيسية', en: 'Main navigation' }) }),
    ).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

for (const theme of ['light', 'dark'] as const)
  test(`S7: ${theme} is kept, and is there before the page is drawn`, async ({ page, say }) => {
    // The device asks for the other one.
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
    await open(page, '/')
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-theme')
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const asDevice = await ground()
    await page
      .locator('summary')
      .filter({ hasText: say({ ar: 'كالجهاز', en: 'System' }) })
      .click()
    await page
      .getByRole('button', {
        name: theme === 'light' ? say({ ar: 'فاتح', en: 'Light' }) : say({ ar: 'داكن', en: 'Dark' }),
      })
      .click()
    await expect(html).toHaveAttribute('data-theme', theme)
    const chosen = await ground()
    expect(chosen).not.toBe(asDevice)
    // Nothing but the document and its own words: what stands at the first paint.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        observer.disconnect()
        ;(window as { atFirst?: string }).atFirst = document.documentElement.dataset.theme ?? 'none'
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => (window as { atFirst?: string }).atFirst)).toBe(theme)
    expect(await ground()).toBe(chosen)
  })

test('S8: nothing is wider than a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of publicPaths) {
    await open(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  // The measure itself: something too wide is seen.
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.style.inlineSize = '400px'
    document.querySelector('h1')?.after(wide)
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeGreaterThan(320)
})

test('S12: every page has the number to call, its digits in their order', async ({ page }) => {
  for (const path of publicPaths) {
    await open(page, path)
    const hotline = page.locator('a[href="tel:19010"]')
    expect(await hotline.count(), path).toBeGreaterThan(0)
    for (const digits of await hotline.locator('bdi').all()) {
      await expect(digits).toHaveText('19010')
      await expect(digits).toHaveAttribute('dir', 'ltr')
    }
    await expect(hotline.first()).toBeVisible()
  }
})
