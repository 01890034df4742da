// When things go wrong: no such page, a page that breaks, a browser that is too old.

import { expect, open, test } from './journey.ts'

test('E1: a page that is not there says so plainly and offers ways on', async ({ page, say }) => {
  const answer = await page.goto('/services/no/such/page')
  expect(answer?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    say({ ar: 'الصفحة غير موجودة', en: 'Page not found' }),
  )
  await expect(main).not.toContainText(/404|عفو|oops/i)
  await expect(main.getByRole('searchbox')).toBeVisible()
  await expect(main.locator('a[href="tel:19010"]')).toBeVisible()
  await main.getByRole('link', { name: say({ ar: 'الصفحة الرئيسية', en: 'Home page' }) }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('E2: a page that could not be loaded says what to do, with a number to quote', { tag: '@core' }, async ({
  page,
  say,
}) => {
  let isBroken = true
  await page.route('**/api/dynamic_services/findOne*', async route => {
    if (!isBroken) return route.fallback()
    await route.fulfill({
      status: 500,
      json: {
        error: {
          statusCode: 500,
          name: 'Error',
          code: 'INTERNAL_SERVER_ERROR',
          message: 'x',
          requestId: 'req-7',
        },
      },
    })
  })
  await open(page, '/services')
  await page
    .getByRole('link', { name: say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' }) })
    .click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    say({ ar: 'تعذر تحميل صفحة الخدمة', en: 'The page of the service could not be loaded' }),
  )
  await expect(main).toContainText('req-7')
  await expect(main.locator('a[href="tel:19010"]')).toBeVisible()
  await expect(
    main.getByRole('link', { name: say({ ar: 'الصفحة الرئيسية', en: 'Home page' }) }),
  ).toBeVisible()
  isBroken = false
  await main.getByRole('button', { name: say({ ar: 'حاول مرة أخرى', en: 'Try again' }), exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' }),
  )
})

test('E2: a page that breaks while it is drawn says what became of the answers, and is reported', async ({
  page,
  say,
  complaints,
}) => {
  await page.route('**/api/dynamic_services/findOne*', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), howTo: 'not a list' } })
  })
  const report = page.waitForRequest(request => request.url().endsWith('/api/clientErrors'))
  await open(page, '/services')
  await page
    .getByRole('link', { name: say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' }) })
    .click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    say({ ar: 'حدثت مشكلة في عرض الصفحة', en: 'There is a problem showing this page' }),
  )
  await expect(main.getByRole('alert')).toContainText(
    say({ ar: 'إجاباتك محفوظة', en: 'Your answers are saved' }),
  )
  await expect(
    main.getByRole('button', { name: say({ ar: 'حاول مرة أخرى', en: 'Try again' }), exact: true }),
  ).toBeVisible()
  await expect(main.locator('a[href="tel:19010"]')).toBeVisible()
  const sent = (await report).postDataJSON()
  expect(sent).toMatchObject({ page: '/services/FIRST_CONNECTION', userType: 'visitor' })
  await expect(main, 'a number to quote, which the report has too').toContainText(sent.requestId)
  // React says in the console what broke.
  expect(complaints.splice(0)).not.toEqual([])
})

test('E8, S1, S12: the page for browsers that are too old stands alone and names five', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/unsupported.html')
  for (const section of [page.locator('section[lang="ar"]'), page.locator('section[lang="en"]')]) {
    await expect(section.getByRole('listitem')).toHaveText([
      'Chrome',
      'Chromium',
      'Firefox',
      'Safari',
      'Opera',
    ])
    await expect(section.locator('a[href="tel:19010"]'), 'S12: whom to call').toBeVisible()
    await expect(section, 'S1: in its direction').toHaveAttribute('dir', /rtl|ltr/)
  }
  await expect(page.locator('section[lang]').first(), 'S1: Arabic first').toHaveAttribute('lang', 'ar')
  expect(await page.locator('script').count(), 'E8: it needs no scripts').toBe(0)
  await context.close()
})

test('E8: a browser that lacks what the portal needs is led there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL(/\/unsupported\.html$/)
  await context.close()
})
