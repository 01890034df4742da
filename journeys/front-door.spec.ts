// The front door: what the first page shows besides its banner.

import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

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
