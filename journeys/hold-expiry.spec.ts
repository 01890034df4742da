// A hold that ends while the form is filled: the form says so, nothing that was typed is lost, and the unit is held again.

import { testIn } from './closed-portal.ts'
import { holdAgain, holdUnit, isHeld } from './holding.ts'
import { expect } from './journey.ts'
import { look } from './look.ts'

const test = testIn({ RESERVATION_HOLD_MINUTES: '1' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [size, viewport] of Object.entries({
  large: { width: 1280, height: 800 },
  small: { width: 390, height: 800 },
}))
  test(`on a ${size} screen a hold runs out while the form is open, and is taken again`, async ({
    windowOf,
    say,
    language,
  }) => {
    // The hold lasts a minute of the server's own clock.
    test.setTimeout(240_000)
    const page = await windowOf(undefined, { viewport })
    await holdUnit(page, say, language)
    const unit = page.getByRole('textbox', { name: say({ ar: 'الوحدة', en: 'Unit' }) })
    const code = await unit.inputValue()
    const again = page.getByRole('button', { name: say(holdAgain) })
    await expect(again).toBeVisible({ timeout: 100_000 })
    await expect(unit).toHaveValue(code)
    await look(page)
    await again.click()
    await expect(page.getByRole('status').filter({ hasText: say(isHeld) })).toBeVisible()
    await expect(unit).toHaveValue(code)
  })
