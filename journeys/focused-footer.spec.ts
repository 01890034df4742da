// In a form and a payment the footer is one line with the hotlines: nothing there leads away from what one is doing.

import { formPath } from './electricity.ts'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, who: 'citizen' })

for (const width of [390, 1440])
  test(`at ${width} px the footer of a form is one line, and whole on the page before it`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const footer = page.getByRole('contentinfo')
    const height = async () => (await footer.boundingBox())?.height ?? 0
    await open(page, formPath)
    await expect(page.locator('main form').first()).toBeVisible()
    await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(footer.getByRole('navigation')).toHaveCount(0)
    // Two hotlines stand above each other on a phone.
    expect(await height()).toBeLessThan(width < 720 ? 130 : 80)
    await look(page)
    await open(page, '/services/FIRST_CONNECTION')
    await expect(footer.getByRole('navigation').first()).toBeVisible()
    expect(await height()).toBeGreaterThan(250)
  })
