// The first page of somebody who is signed in: what waits for them stands above what everybody sees.

import { bookRoom } from './arrange.ts'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'citizen', alone: 'ROOM_BOOKING', contextOptions: { reducedMotion: 'reduce' } })

test('what waits for a person stands on the first page, with what to do, and leads there', async ({
  page,
  say,
}) => {
  await open(page, '/')
  const { ID } = await bookRoom(page)
  await open(page, '/')
  const waiting = page.getByRole('region', { name: say({ ar: 'بانتظارك', en: 'Waiting for you' }) })
  const row = waiting.getByRole('listitem').filter({ hasText: ID })
  await expect(row).toBeVisible()
  await look(page)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/services/ROOM_BOOKING/entries/${ID}`))
})
