// Finance in the story: a refund that waits for a second person, payments by every way, and one difference to explain.

import { expect, open } from './journey.ts'
import { look } from './look.ts'
import { test } from './story.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('finance find a refund that waits and the one difference to the list of the gateway', async ({
  windowOf,
  say,
}) => {
  const page = await windowOf('finance')
  // While the second chapter is told, its transaction holds the stream of the audit that this list is noted in.
  await expect(async () => {
    await open(page, '/employee/payments')
    await expect(page.locator('main tbody tr').first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await look(page)
  await open(page, '/employee/refunds')
  await expect(page.getByRole('main')).toContainText('دُفعت الفاتورة نفسها نقدًا')
  await look(page)
  await open(page, '/employee/reconciliation')
  const differences = page.getByText(say({ ar: 'عند المزود وليس عندنا', en: 'At the provider, not here' }))
  await expect(differences).toHaveCount(1)
  await look(page)
})
