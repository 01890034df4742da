// A case officer of the story: late requests, some of their own, and an inbox to work on.

import { expect, open } from './journey.ts'
import { look } from './look.ts'
import { test } from './story.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the case officer opens a late request of their own and reads its history', async ({
  windowOf,
  say,
}) => {
  const page = await windowOf('officer')
  await open(page, '/employee/')
  await expect(page.getByText(say({ ar: 'متأخرة', en: 'Late' }), { exact: true }).first()).toBeVisible()
  await look(page)
  await open(page, '/employee/inbox')
  const rows = page.locator('tbody tr')
  await expect(rows).not.toHaveCount(0)
  await rows.filter({ hasText: 'حسام' }).getByRole('link').first().click()
  const panel = page.getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) })
  await expect(panel).toContainText('ينتظر تقرير المعاينة من الهندسة')
  await look(page)
})
