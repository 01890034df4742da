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
