// The auditor of the story: what people and staff did in the weeks before.

import { expect, open } from './journey.ts'
import { look } from './look.ts'
import { test } from './story.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the auditor reads what was recorded before the start', async ({ windowOf }) => {
  const page = await windowOf('auditor')
  await open(page, '/employee/audit')
  await expect(page.getByRole('main').locator('tbody tr, li').first()).toBeVisible()
  await look(page)
})
