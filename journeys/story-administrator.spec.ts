// The administrator of the story: the announcement for staff, and a sale that is being prepared.

import { expect, open } from './journey.ts'
import { look } from './look.ts'
import { test } from './story.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the administrator reads the announcement for staff, and visitors when the sale begins', async ({
  windowOf,
  say,
}) => {
  const page = await windowOf('admin')
  await open(page, '/employee/')
  await expect(
    page.getByText(say({ ar: /اجتماع فريق الطلبات/, en: /Case team meeting/ })).first(),
  ).toBeVisible()
  await look(page)
  const sale = await page.request.get('/api/projects/VALLEYTAWERSEAST/sale')
  expect((await sale.json()).sale.method).toBe('line')
})
