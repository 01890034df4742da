// Moves by keyboard alone.

import type { Locator, Page } from '@playwright/test'
import { expect, type Say } from './journey.ts'
import { pdf } from './paper.ts'

/** Tab by Tab until this control has the focus, once it is there: on a page that is being left the keys go elsewhere. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeAttached()
  for (let press = 0; press < 60; press++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
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

/** Chooses a file: what the key opens is the system's own window. */
export const chooseFile = async (page: Page, say: Say, frame: Locator, name: string): Promise<void> => {
  // Before the way there: the browser has to know that the window is taken over when the key is pressed.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, frame.locator('input[type=file]'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([pdf(name)])
  await expect(
    frame.getByRole('listitem').getByText(say({ ar: 'رُفع', en: 'Uploaded' }), { exact: true }),
  ).toBeVisible()
}
