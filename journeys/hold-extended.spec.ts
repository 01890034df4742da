// A hold on a page that stays open: its end moves while the page shows the former one, and the clock of the device is hours off.

import type { Page } from '@playwright/test'
import { testIn } from './closed-portal.ts'
import { holdAgain, holdUnit, isHeld } from './holding.ts'
import { expect, open, type Say } from './journey.ts'
import { look } from './look.ts'

const test = testIn({ RESERVATION_HOLD_MINUTES: '1' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const hour = 3_600_000

/** An administrator closes the portal at once, and opens it again after so long. */
const closeFor = async (admin: Page, say: Say, ms: number): Promise<void> => {
  const press = async (name: string) => {
    await admin.locator('main').getByRole('button', { name }).click()
    await admin.getByRole('dialog').getByRole('button', { name }).click()
    await expect(admin.getByRole('dialog')).toBeHidden()
  }
  await admin
    .getByLabel(say({ ar: 'متى تتوقف', en: 'When it closes' }))
    .selectOption({ label: say({ ar: 'الآن', en: 'Now' }) })
  await press(say({ ar: 'إيقاف البوابة', en: 'Close the portal' }))
  await new Promise(resolve => setTimeout(resolve, ms))
  await press(say({ ar: 'إعادة فتح البوابة', en: 'Open the portal again' }))
}

test('an open page goes on with a hold that maintenance extended', async ({ windowOf, say, language }) => {
  test.setTimeout(240_000)
  const admin = await windowOf('admin')
  await open(admin, '/employee/maintenance')
  const page = await windowOf(undefined, { viewport: { width: 390, height: 800 } })
  await holdUnit(page, say, language)
  const begun = Date.now()
  // A page that calls a closed portal is signed out: this one has no connection meanwhile.
  await page.context().setOffline(true)
  await closeFor(admin, say, 15_000)
  await page.context().setOffline(false)
  // After the end that the page knew.
  await expect.poll(() => Date.now() - begun, { timeout: 90_000 }).toBeGreaterThan(66_000)
  await expect(page.getByRole('status').filter({ hasText: say(isHeld) })).toBeVisible()
  await expect(page.getByText(say({ ar: /توقفت البوابة/, en: /We were closed for/ }))).toBeVisible()
  await expect(page.getByRole('button', { name: say(holdAgain) })).toBeHidden()
  await look(page)
})

for (const [name, offset] of [
  ['five hours fast', 5 * hour],
  ['five hours slow', -5 * hour],
] as const)
  test(`on a device whose clock is ${name} a hold has its minute`, async ({ windowOf, say, language }) => {
    test.setTimeout(240_000)
    const page = await windowOf(undefined, { viewport: { width: 390, height: 800 } })
    await page.clock.install({ time: Date.now() + offset })
    const begun = Date.now()
    await holdUnit(page, say, language)
    const again = page.getByRole('button', { name: say(holdAgain) })
    await expect.poll(() => Date.now() - begun, { timeout: 60_000 }).toBeGreaterThan(25_000)
    await expect(page.getByRole('status').filter({ hasText: say(isHeld) })).toBeVisible()
    await expect(again).toBeHidden()
    await expect(again).toBeVisible({ timeout: 100_000 })
  })
