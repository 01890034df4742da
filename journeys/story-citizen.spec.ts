// The demo citizen finds something to do: answers that are asked for, a unit to pay for before its time is over, a draft.

import { expect, open } from './journey.ts'
import { look } from './look.ts'
import { test } from './story.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the citizen of the story has something to do on the home page and payments behind it', async ({
  windowOf,
  say,
  language,
}) => {
  const page = await windowOf('citizen')
  await open(page, '/')
  const waiting = page.getByRole('region', { name: say({ ar: 'بانتظارك', en: 'Waiting for you' }) })
  await expect(waiting.getByRole('link').first()).toBeVisible()
  await look(page)
  await open(page, '/inbox')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /-\d{6}-|\d{6}/ })
      .first(),
  ).toBeVisible()
  await look(page)
  await open(page, '/payments')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  // Of both citizens the first has a booking whose time is running.
  if (language === 'ar') {
    await open(page, '/')
    await expect(waiting).toContainText('حجز وحدة سكنية')
  }
})
