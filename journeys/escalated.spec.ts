// Work that is escalated to auditors: their message leads to the first page, which names it, its age and its owner.

import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'auditor', contextOptions: { reducedMotion: 'reduce' } })

test('the first page of an auditor names the work that is escalated to them', async ({ page, say }) => {
  // No demo has waited for two weeks.
  await page.route('**/api/queues/escalated', route =>
    route.fulfill({ json: [{ what: 'erasures', count: 1, oldestDays: 24, isLate: true }] }),
  )
  await open(page, '/employee/')
  const main = page.getByRole('main')
  await expect(
    main.getByText(say({ ar: 'أعمال متأخرة صُعِّدت إليك', en: 'Late work escalated to you' })),
  ).toBeVisible()
  await expect(
    main.getByText(say({ ar: /المسؤول: .?مدير النظام/, en: /Owner: .?Administrator/ })),
  ).toBeVisible()
  await look(page)
})
