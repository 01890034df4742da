// A screen looked over by axe: by day and by night, wide and narrow.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A theme changes colours alone, so these are looked at again in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Look = { within?: string; isRecoloured?: boolean }

export const faultsOf = async (
  page: Page,
  { within, isRecoloured = false }: Look = {},
): Promise<string[]> => {
  // Without legacy mode each look opens a page of its own, for frames of other origins: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (within) axe.include(within)
  const { violations } = await (isRecoloured ? axe.withRules(colourRules) : axe.withTags(tags)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  )
}

/** The screen as it stands, in every look; nothing may be wider than a window of 320 px. */
export const look = async (page: Page, within?: string): Promise<void> => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of ['light', 'dark']) {
      await page.evaluate(chosen => {
        document.documentElement.dataset.theme = chosen
        // At the end of the page the bar of a form rests in its place and covers nothing.
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      }, theme)
      const faults = await faultsOf(page, { within, isRecoloured: theme === 'dark' })
      expect(faults, `${page.url()} ${theme} ${width}`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} at 320 px`).toBe(320)
}

/** The same in the midst of a journey, which goes on in the window that it had. */
export const lookOver = async (page: Page): Promise<void> => {
  const before = page.viewportSize()
  await look(page)
  if (before) await page.setViewportSize(before)
}
