// Boxes, radio buttons and disclosures are the portal's own: by day, by night, in forced colours, and still for those who asked
// for stillness.

import type { Page } from '@playwright/test'
import { formPath } from './electricity.ts'
import { expect, open, test } from './journey.ts'

test.use({ who: 'citizen', alone: 'FIRST_CONNECTION' })

const controls = 'input:is([type=checkbox], [type=radio], [type=search])'
const drawnByBrowser = (page: Page): Promise<string[]> =>
  page
    .locator(controls)
    .evaluateAll(all =>
      all.flatMap(control => (getComputedStyle(control).appearance === 'none' ? [] : [control.outerHTML])),
    )
/** What tells a chosen button from one that is not: how large its mark is, and in which colour. */
const markOf = (page: Page, index: number) =>
  page
    .getByRole('radio')
    .nth(index)
    .evaluate(radio => {
      const { scale, backgroundColor } = getComputedStyle(radio, '::before')
      return { scale, backgroundColor }
    })
const settled = async (page: Page, index: number, scale: string) => {
  await expect.poll(async () => (await markOf(page, index)).scale).toBe(scale)
  return (await markOf(page, index)).backgroundColor
}

test('no control is drawn by the browser, and a chosen one shows a mark in every theme and in forced colours', async ({
  page,
}) => {
  await open(page, formPath)
  await page.getByRole('radio').first().check()
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    expect(await drawnByBrowser(page)).toEqual([])
    await settled(page, 0, '1')
    await settled(page, 1, '0')
  }
  await page.emulateMedia({ forcedColors: 'active' })
  const mark = await settled(page, 0, '1')
  const ground = await page
    .getByRole('radio')
    .first()
    .evaluate(radio => getComputedStyle(radio).backgroundColor)
  expect(mark, 'the mark can be told from its ground').not.toBe(ground)
})

test('a mark comes within 200 ms, and at once for those who asked for stillness', async ({ page }) => {
  await open(page, formPath)
  const duration = () =>
    page
      .getByRole('radio')
      .first()
      .evaluate(radio => Number.parseFloat(getComputedStyle(radio, '::before').transitionDuration))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await duration()).toBeGreaterThanOrEqual(0.12)
  expect(await duration()).toBeLessThanOrEqual(0.2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await duration()).toBe(0)
})
