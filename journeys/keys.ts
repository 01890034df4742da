// Moves by keyboard alone.

import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Tab by Tab until this control has the focus. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  for (let press = 0; press < 60; press++) {
    if ((await wanted.count()) > 0 && (await wanted.evaluate(element => element === document.activeElement)))
      return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

/** Down a list that is not open, to the choice of this name. */
export const choose = async (page: Page, list: Locator, name: string): Promise<void> => {
  await tabTo(page, list)
  for (let press = 0; press < 12; press++) {
    if ((await list.locator('option:checked').innerText()) === name) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${name} is not in the list`)
}
