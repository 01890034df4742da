// Answers that were typed just before the tab was closed are there again, on another device too.

import { alive, expect, open, test } from './journey.ts'

const path = '/services/LIBRARY_QUESTION/add'

test.use({ who: 'citizen', alone: 'LIBRARY_QUESTION' })

test('the last answer before the tab is closed is in the draft', async ({ page, windowOf }) => {
  const typed = `typed last ${Date.now()}`
  await open(page, path)
  const field = page.locator('main textarea, main input[type=text]').first()
  await field.fill(typed)
  // The page that is left is hidden first, as one that is closed is.
  await page.goto('about:blank')
  const other = await windowOf('citizen')
  await expect(async () => {
    await other.goto(path)
    await alive(other)
    await expect(other.locator('main textarea, main input[type=text]').first()).toHaveValue(typed, {
      timeout: 3_000,
    })
  }).toPass({ timeout: 30_000 })
})
