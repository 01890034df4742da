// A hold that ends while the form is filled: the form says so, nothing that was typed is lost, and the unit is held again.

import { testIn } from './closed-portal.ts'
import { expect, open, signInAs } from './journey.ts'
import { look } from './look.ts'
import { registered } from './people.ts'

const test = testIn({ RESERVATION_HOLD_MINUTES: '1' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isHeld = { ar: /محجوزة لك حتى/, en: /is held for you until/ }

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
    const { mobile, password } = await registered(page.request)
    await open(page, `/login?lang=${language}`)
    await signInAs(page, language, mobile, password, { by: 'mobile' })
    await open(page, '/projects/ZAHYA')
    await page
      .getByRole('link', { name: say({ ar: /احجز الوحدة/, en: /Reserve unit/ }) })
      .first()
      .click()
    const unit = page.getByRole('textbox', { name: say({ ar: 'الوحدة', en: 'Unit' }) })
    await expect(page.getByRole('status').filter({ hasText: say(isHeld) })).toBeVisible()
    const code = await unit.inputValue()
    const again = page.getByRole('button', { name: say({ ar: 'حجزها مرة أخرى', en: 'Hold it again' }) })
    await expect(again).toBeVisible({ timeout: 100_000 })
    await expect(unit).toHaveValue(code)
    await look(page)
    await again.click()
    await expect(page.getByRole('status').filter({ hasText: say(isHeld) })).toBeVisible()
    await expect(unit).toHaveValue(code)
  })
