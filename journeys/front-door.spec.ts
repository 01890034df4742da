// The front door: what the first page shows besides its banner.

import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the portal in figures is written by the server, in the digits of the language', async ({
  page,
  say,
}) => {
  await open(page, '/')
  const figures = page.getByRole('region', {
    name: say({ ar: 'البوابة بالأرقام', en: 'The portal in figures' }),
  })
  const label = say({ ar: 'الخدمات المتاحة الآن', en: 'Services open now' })
  const value = say({ ar: /^[٠-٩]+$/, en: /^\d+$/ })
  await expect(figures.getByRole('definition').first()).toHaveText(value)
  await figures.scrollIntoViewIfNeeded()
  await look(page)
  const html = await (await page.request.get('/')).text()
  expect(html.indexOf(label), 'read without script').toBeGreaterThan(0)
})

const services = { ar: 'الخدمات', en: 'Services' }
const help = { ar: 'المساعدة', en: 'Help' }
const everywhere = [
  [services, '/services'],
  [{ ar: /^متابعة طلب/, en: /^Track a request/ }, '/track'],
  [help, '/help'],
] as const

for (const who of [undefined, 'citizen'] as const)
  test.describe(who ?? 'a visitor', () => {
    test.use({ who })
    test('the first page is at most six screens long on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/')
      await page.waitForLoadState('networkidle')
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height / 844).toBeLessThanOrEqual(6)
    })

    test('services, tracking and help are in the header, the menu of a phone and the footer', async ({
      page,
      say,
    }) => {
      await open(page, '/about')
      const bar = page.getByRole('banner')
      const footer = page.getByRole('contentinfo')
      await page
        .getByRole('banner')
        .locator(`summary[aria-label="${say(help)}"]`)
        .click()
      for (const [name, path] of everywhere) {
        await expect(
          bar.getByRole('link', { name: say<string | RegExp>(name), exact: true }),
        ).toHaveAttribute('href', path)
        await expect(
          footer.getByRole('link', { name: say<string | RegExp>(name), exact: true }),
        ).toHaveAttribute('href', path)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
      const menu = page.getByRole('navigation', { name: say({ ar: 'القائمة', en: 'Menu' }), exact: true })
      for (const [name, path] of everywhere)
        await expect(
          menu.getByRole('link', { name: say<string | RegExp>(name), exact: true }),
        ).toHaveAttribute('href', path)
      await look(page)
    })
  })

test('the first page offers six tasks and eight categories with the number of their services', async ({
  page,
  say,
}) => {
  await open(page, '/')
  const tasks = page.getByRole('main').locator('section', {
    has: page.getByRole('heading', {
      name: say({ ar: 'ماذا تريد أن تنجز؟', en: 'What do you want to do?' }),
    }),
  })
  await expect(tasks.getByRole('listitem')).toHaveCount(6)
  const tiles = page.getByRole('region', { name: say(services), exact: true }).getByRole('listitem')
  await expect(tiles).toHaveCount(8)
  for (const tile of await tiles.all())
    await expect(tile).toContainText(say({ ar: /خدم/, en: /\d+ services?/ }))
  const first = tiles.first().getByRole('link')
  const name = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(/\/services\?category=/)
  await expect(page.getByRole('main')).toContainText(name)
})

test.describe('an administrator', () => {
  test.use({ who: 'admin' })
  test('reads on the first page what waits besides requests, and each figure leads there', async ({
    page,
    say,
  }) => {
    await open(page, '/employee/')
    const waiting = page.getByRole('region', { name: say({ ar: 'بانتظارك', en: 'Waiting for you' }) })
    const erasures = waiting.getByRole('link', {
      name: say({ ar: /^[٠-٩]+ طلبات محو البيانات$/, en: /^\d+ Requests to erase data$/ }),
    })
    await expect(erasures).toBeVisible()
    await expect(
      waiting.getByRole('link', { name: say({ ar: /^[٠-٩]+ مهام فشلت$/, en: /^\d+ Failed jobs$/ }) }),
    ).toBeVisible()
    await look(page)
    await erasures.click()
    await expect(page).toHaveURL(/\/employee\/erasures$/)
  })
})

test.describe('finance', () => {
  test.use({ who: 'finance' })
  test('reads how many refunds and differences wait', async ({ page, say }) => {
    await open(page, '/employee/')
    const waiting = page.getByRole('region', { name: say({ ar: 'بانتظارك', en: 'Waiting for you' }) })
    const number = say({ ar: /^[٠-٩]+ /, en: /^\d+ / })
    const counted = waiting.getByRole('link', { name: number })
    const refunds = counted.filter({
      hasText: say({ ar: 'مبالغ للاعتماد أو الرد', en: 'Refunds to decide or send' }),
    })
    await expect(
      counted.filter({ hasText: say({ ar: 'فروق لم تُسوَّ', en: 'Differences to resolve' }) }),
    ).toBeVisible()
    await refunds.click()
    await expect(page).toHaveURL(/\/employee\/refunds$/)
  })
})
