// The search box of staff: a request by its number, a person by theirs, in any digits.

import { test } from './desk.ts'
import { arabicDigits } from './electricity.ts'
import { expect } from './journey.ts'

test.use({ who: 'supervisor', contextOptions: { reducedMotion: 'reduce' } })

test('I3: the box finds a request by its number in Arabic digits', async ({ page, desk }) => {
  const [running = '', ID = ''] = await desk.filed().then(found => [found.split('-')[2] ?? '', found])
  await page.goto('/employee/inbox')
  for (const typed of [running, arabicDigits(running)]) {
    await page.getByRole('searchbox').fill(typed)
    await page.keyboard.press('Enter')
    await expect(desk.box(ID)).toBeVisible()
    await expect(desk.rows).toHaveCount(1)
    await page.goto('/employee/inbox')
  }
})

test('I3: a person is found by their number in Arabic digits, which stays out of the address', async ({
  page,
  desk,
  language,
  say,
}) => {
  const ID = await desk.filed()
  let searches = 0
  page.on('request', request => {
    if (request.url().includes('/inboxById')) searches += 1
  })
  await page.clock.install()
  await page.goto('/employee/inbox')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(language === 'ar' ? '٠١٠١٢٣٤٥٦٧٨' : '01112345678')
  // What the list before has just heard of makes no second search either.
  await page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    const name = held.find(lock => lock.name?.startsWith('live/'))?.name ?? ''
    new BroadcastChannel(name).postMessage(JSON.stringify({ kind: 'request', ID: '', revision: 1 }))
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText(say({ ar: /شخص رقمه/, en: /Person with/ }))).toBeVisible()
  await expect(desk.box(ID)).toBeVisible()
  expect(page.url()).not.toContain('12345678')
  // Every search is written down and told to that person: the page left open makes none.
  const counted = page.waitForRequest(request => request.url().includes('/inbox/count'))
  await page.clock.fastForward(91_000)
  await counted
  expect(searches).toBe(1)
  await page.reload()
  await expect(page.getByText(say({ ar: /ابحث عنه من جديد/, en: /Search for it again/ }))).toBeVisible()
})
