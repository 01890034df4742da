// The frame around every page: language, titles, official strip, landmarks, focus, theme, size, hotline.

import type { Page } from '@playwright/test'
import { answerYou, formPath, goOn, stepTitle } from './electricity.ts'
import { alive, asRead, expect, open, type Say, test } from './journey.ts'
import { citizenPaths, publicPaths, staffPaths, visitorPaths } from './routes.ts'

test('S1: a first visit is in Arabic, and one press leads to English and back', {
  tag: ['@core', '@both'],
}, async ({ browser, baseURL }) => {
  // The device speaks English: a first visit is in Arabic all the same.
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  for (const path of visitorPaths) {
    await open(page, path)
    await expect(page.locator('html'), `S1: ${path}`).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html'), `S1: ${path}`).toHaveAttribute('dir', 'rtl')
    const english = page.getByRole('link', { name: 'English', exact: true })
    await expect(english, `S1: ${path}`).toBeVisible()
    await expect(english).toHaveAttribute('lang', 'en')
  }
  for (const [path, en, ar] of [
    ['/services', 'Services', 'الخدمات'],
    ['/no-such-page', 'Page not found', 'الصفحة غير موجودة'],
  ] as const) {
    await open(page, path)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en)
    expect(new URL(page.url()).pathname, 'S1: the same page').toBe(path)
    await alive(page)
    const arabic = page.getByRole('link', { name: 'العربية' })
    await expect(arabic).toHaveAttribute('lang', 'ar')
    await arabic.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar)
    await alive(page)
  }
  await context.close()
})

const plainTitle = async (page: Page) => (await page.title()).replace(/[\u2068\u2069]/g, '')
const portalName = { ar: 'بوابة', en: 'Bawaba' }

/** The titles of these pages, each of which names the page that it is and then the portal. */
const titlesOf = async (page: Page, say: Say, paths: string[]): Promise<string[]> => {
  const titles: string[] = []
  for (const path of paths) {
    await open(page, path)
    const title = await plainTitle(page)
    expect(title, `S3: ${path}`).toMatch(new RegExp(`^.+ - ${say(portalName)}$`))
    if (say({ ar: true, en: false })) expect(title.split(' - ')[0], `S3: ${path}`).toMatch(/[\u0621-\u064a]/)
    titles.push(title)
  }
  return titles
}
const repeated = (titles: string[]) => titles.filter((title, index) => titles.indexOf(title) !== index)

test('S3: each title names the page, then the portal, and is like no other', async ({ page, say }) => {
  for (const path of publicPaths) {
    await open(page, path)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    expect(await plainTitle(page), `S3: ${path}`).toBe(`${heading} - ${say(portalName)}`)
  }
  // Both doors of the staff are one page of two apps.
  const titles = await titlesOf(
    page,
    say,
    visitorPaths.filter(path => !/^\/(employee|agent)/.test(path)),
  )
  expect(repeated(titles)).toEqual([])
})

test.describe('signed in', () => {
  test.use({ who: 'citizen', alone: 'FIRST_CONNECTION' })

  test('S3: the pages of a person differ in their titles; a step is named before its service', async ({
    page,
    say,
  }) => {
    const titles = await titlesOf(page, say, citizenPaths)
    const service = say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' })
    const expectStep = async (heading: string) => {
      await stepTitle(page, heading)
      await expect(page, 'S3: the step, its service, the portal').toHaveTitle(
        asRead(`${heading} - ${service} - ${say(portalName)}`),
      )
    }
    await open(page, formPath)
    await expectStep(say({ ar: 'بيانات المتقدم', en: 'Your details' }))
    await answerYou(page, say)
    await goOn(page, say)
    await expectStep(say({ ar: 'العقار', en: 'The property' }))
    expect(repeated(titles)).toEqual([])
  })

  test('S12: every page of a person has the number to call', async ({ page }) => {
    await expectHotline(page, citizenPaths)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectHotline(page, citizenPaths)
  })
})

test.describe('staff', () => {
  test.use({ who: 'admin' })

  test('S3, S12: each page of the staff has a title of its own and the number to call', async ({
    page,
    say,
  }) => {
    const titles = await titlesOf(page, say, staffPaths)
    expect(repeated(titles), 'S3: no title twice').toEqual([])
    await test.step('S12: the number to call', () => expectHotline(page, staffPaths))
  })
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

/** The number to call, seen on each of these pages, its digits from left to right. */
async function expectHotline(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path)
    const seen = page.locator('a[href="tel:19010"]:visible')
    await expect(seen.first(), `S12: ${path}`).toBeVisible()
    for (const link of await seen.all()) {
      const digits = link.locator('[dir=ltr]')
      await expect(digits, `S12: ${path}`).toHaveText('19010')
    }
  }
}

test('S12: every page has the number to call, its digits in their order', async ({ page }) => {
  await expectHotline(page, visitorPaths)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectHotline(page, publicPaths)
})

test('on a phone, a visitor’s form has help and sign-in beside each other, each on one line', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/services/LIBRARY_QUESTION/add')
    const row = page.locator('header').last()
    const help = await row.locator('a[href^="tel:"]').boundingBox()
    const signIn = await row.locator('a[href*="login"]').first().boundingBox()
    if (!help || !signIn) throw new Error('The header of a form lacks help or sign-in')
    expect(help.height, `${width}: help on one line`).toBeLessThan(44)
    const apart = Math.max(help.x, signIn.x) - Math.min(help.x + help.width, signIn.x + signIn.width)
    expect(apart, `${width}: a gap between them`).toBeGreaterThanOrEqual(4)
  }
})
