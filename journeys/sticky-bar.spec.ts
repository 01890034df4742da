// On a phone the bar of a form stays at the lower edge with its button, what is saved and the way to finish later, and
// never lies over what has the focus.

import type { Page } from '@playwright/test'
import { answerYou, formPath, goOn, stepTitle } from './electricity.ts'
import { expect, open, test } from './journey.ts'

test.use({ who: 'citizen', alone: 'FIRST_CONNECTION', contextOptions: { reducedMotion: 'reduce' } })

/** How far the bar lies over what has the focus; undefined where nothing of the form outside the bar has it. */
const covered = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const form = document.querySelector('main form')
    const bar = form?.querySelector('button[type=submit]')?.parentElement
    const focused = document.activeElement
    if (!form || !bar || !focused || !form.contains(focused) || bar.contains(focused)) return undefined
    const shown = focused.closest('label') ?? focused
    return Math.max(0, shown.getBoundingClientRect().bottom - bar.getBoundingClientRect().top)
  })

const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<number> => {
  let seen = 0
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key)
    const over = await covered(page)
    if (over === undefined) continue
    seen += 1
    expect(over, `${key} ${pressed}: ${await page.evaluate(() => document.activeElement?.id)}`).toBe(0)
  }
  return seen
}

for (const { width, height } of [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
])
  test(`F: at ${width} px the bar holds what is saved and covers no field`, async ({ page, say }) => {
    await page.setViewportSize({ width, height })
    await open(page, formPath)
    await answerYou(page, say)
    const bar = page.locator('main form button[type=submit]').locator('..')
    const later = bar.getByRole('button', {
      name: say({ ar: 'حفظ وإكمال لاحقًا', en: 'Save and finish later' }),
    })
    await expect(bar.getByText(say({ ar: /حُفظت المسودة/, en: /Draft saved/ }))).toBeInViewport()
    await expect(later).toBeInViewport()
    const box = await bar.boundingBox()
    expect(box && Math.round(box.y + box.height)).toBe(height)
    expect(box?.height).toBeLessThan(height / 4)

    await page.locator('main h1').focus()
    expect(await walk(page, 'Tab', 14)).toBeGreaterThan(3)
    expect(await walk(page, 'Shift+Tab', 14)).toBeGreaterThan(3)
    await goOn(page, say)
    await stepTitle(page, say({ ar: 'العقار', en: 'The property' }))
    // A refused attempt leads to its summary, and from there to the field.
    await goOn(page, say)
    await page.getByRole('link', { name: say({ ar: /عنوان/, en: /address/i }) }).click()
    expect(await covered(page)).toBe(0)
    expect(await walk(page, 'Shift+Tab', 6)).toBeGreaterThan(0)
  })
